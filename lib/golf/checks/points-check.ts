type PointsFault = { hole: number; stated: number; recomputed: number };

/** Checks points by calculating them from net scores (Rule 21.1b). A hole without a net score has 0 points. */
export function pointsFaults(
  holes: readonly { number: number; par: number; net: number | null | undefined; points: number | null | undefined }[],
): PointsFault[] {
  return holes.flatMap(({ number, par, net, points }) => {
    const recomputed = net == null ? 0 : Math.max(0, 2 + par - net);
    return points == null || points === recomputed ? [] : [{ hole: number, stated: points, recomputed }];
  });
}

export function describePointsFault({ hole, stated, recomputed }: PointsFault): string {
  return `Hole ${hole} says ${stated} ${stated === 1 ? 'point' : 'points'}; calculated ${recomputed}.`;
}
