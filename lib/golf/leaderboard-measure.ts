import { type By, byPoints, countedGross, type Format, holeScore, type MaximumScore } from './formats';
import { type Card, scorecard } from './scorecard';

/** A player, or a side that plays one ball, with the card of the round. */
export type LeaderboardEntry = Card & {
  /** Unique among the entries. */
  key: string;
  /** Left the competition: no result, whatever the card holds. */
  out?: 'withdrawn' | 'disqualified' | null | undefined;
};

export type Counting = {
  format: Format;
  by: By;
  /** Of maximum score; net double bogey unless told. */
  maximum?: MaximumScore;
};

export type MeasuredHole = {
  number: number;
  par: number;
  played: boolean;
  /** As the format counts it. */
  gross: number | null;
  strokes: number;
  /** Points, or gross less strokes. */
  score: number | null;
};

export type Measured = { key: string; thru: number; playingHandicap: number; holes: MeasuredHole[] };

/** What each hole of a card counts in a competition. */
export function measure(entry: LeaderboardEntry, { format, by, maximum }: Counting): Measured {
  const playingHandicap = by === 'net' ? entry.playingHandicap : 0;
  const { holes, thru } = scorecard({ ...entry, playingHandicap });
  const measured = holes.map(({ number, par, gross, received, played }) => {
    const hole = { par, gross: played ? gross : null, strokes: received.strokes };
    return {
      number,
      par,
      played,
      gross: countedGross(hole, format, maximum),
      strokes: received.strokes,
      score: holeScore(hole, format, maximum),
    };
  });
  return { key: entry.key, thru, playingHandicap, holes: measured };
}

export function bestIs(format: Format): 'highest' | 'lowest' {
  return byPoints(format) ? 'highest' : 'lowest';
}

/** Below zero when better: strokes against par, in Stableford against two points a hole. */
export function againstPar(format: Format, score: number | null, thru: number, parPlayed: number): number | null {
  if (score === null || thru === 0 || format === 'modifiedStableford') return null;
  return format === 'stableford' ? 2 * thru - score : score - parPlayed;
}
