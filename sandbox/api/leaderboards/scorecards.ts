import { sumOfAll } from '@/lib/golf/scoring/sums';
import type { CardScore, Scorecard } from '@/sandbox/api/shapes';
import { leaderboard } from '@/sandbox/golf/leaderboard/leaderboard';
import { type MeasuredHole, measure } from '@/sandbox/golf/leaderboard/leaderboard-measure';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';
import { entryOf, type PlayedCard } from './rows';

/** A player's card as the format scores it; its totals are those of the leaderboard. */
export function scorecardOf(card: PlayedCard, format: Format): Scorecard {
  const { player, handicap, playingHandicap, tee, scores } = card;
  const { holes } = measure(entryOf(card), { format, by: 'net' });
  const [total] = leaderboard([entryOf({ ...card, leftAs: null })], { format, by: 'net', countback: false });
  return {
    player,
    handicap,
    playingHandicap,
    tee,
    scores: holes.map((hole, index) => cardScore(hole, scores[index] ?? null, format)),
    totals: {
      ...outAndIn(holes, format),
      gross: total?.gross ?? null,
      net: total?.net ?? null,
      points: total?.points ?? null,
    },
  };
}

/** `strokes` are the gross strokes, `net` the strokes that the format counts less those received. */
function cardScore(hole: MeasuredHole, strokes: number | null, format: Format): CardScore {
  const { number, gross, strokes: handicapStrokes, score, played } = hole;
  return {
    holeNumber: number,
    strokes,
    handicapStrokes,
    net: gross === null || !played ? null : gross - handicapStrokes,
    points: byPoints(format) && played ? score : null,
  };
}

/** Points or counted strokes of each nine, over the holes played; null for a nine with none, or with a score missing. */
export function outAndIn(
  holes: readonly Pick<MeasuredHole, 'number' | 'played' | 'gross' | 'score'>[],
  format: Format,
): { out: number | null; in: number | null } {
  const nine = (within: (number: number) => boolean) => {
    const played = holes.filter((hole) => hole.played && within(hole.number));
    return played.length === 0 ? null : sumOfAll(played.map((hole) => (byPoints(format) ? hole.score : hole.gross)));
  };
  return { out: nine((number) => number <= 9), in: nine((number) => number > 9) };
}
