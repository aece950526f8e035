type PointsFault = { hole: number; stated: number; recomputed: number };

type Known = number | null | undefined;

/** `gross` is null for a hole without a score, and undefined if unknown. */
type PointedHole = { number: number; par: number; gross: Known; received: Known; net: Known; points: Known };

/** Compares points with those that the strokes give (Rule 21.1b). Checks nothing if a net score is unknown. */
export function pointsFaults(holes: readonly PointedHole[]): PointsFault[] {
  return holes.flatMap((hole) => {
    const recomputed = pointsOf(hole);
    const { number, points } = hole;
    if (points == null || recomputed === null || points === recomputed) return [];
    return [{ hole: number, stated: points, recomputed }];
  });
}

function pointsOf({ par, gross, received, net }: PointedHole): number | null {
  const strokes = gross == null || received == null ? net : gross - received;
  if (strokes == null) return gross === null ? 0 : null;
  return Math.max(0, 2 + par - strokes);
}

export function describePointsFault({ hole, stated, recomputed }: PointsFault): string {
  return `Hole ${hole}: recorded ${stated} ${stated === 1 ? 'point' : 'points'}, should be ${recomputed}.`;
}
