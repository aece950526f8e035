import { betterBall } from '@/lib/golf/better-ball';
import { type CardHole, cardOf, type Gross, net } from '@/lib/golf/card';
import { type HoleResult, holeResult, playMatch } from '@/lib/golf/match';
import { allocateStrokes } from '@/lib/golf/strokes';
import { totalOf } from '@/lib/golf/totals';
import type { Entrant, Format } from './handicaps';

export type Played = Entrant & { playing: number; scores: readonly Gross[] | null };

/** Whose round it was: the place of the winner among the players, null when it is shared or nobody has a result. */
export function winnerOf(players: readonly Played[], format: Format): number | null {
  if (format.matchplay === null) return bestOf(players, format.scoring);
  const { leader, decided } = standingOf(players);
  if (!decided || leader === null) return null;
  return players.findIndex(({ side }) => side === (leader === 'A' ? 1 : 2));
}

/** How a match stands, as far as it was played. */
export function standingOf(players: readonly Played[]) {
  return playMatch(holesOf(players), players[0]?.tee.holes.length ?? 18);
}

function holesOf(players: readonly Played[]): HoleResult[] {
  const [netsA, netsB] = ([1, 2] as const).map((side) =>
    players.filter((player) => player.side === side && player.scores).map((player) => cardFor(player).map(net)),
  );
  const results: HoleResult[] = [];
  for (let hole = 0; hole < (players[0]?.tee.holes.length ?? 18); hole += 1) {
    const result = holeResult(bestAt(netsA, hole), bestAt(netsB, hole));
    if (result === null) break;
    results.push(result);
  }
  return results;
}

function bestAt(nets: readonly (readonly (number | null)[])[] | undefined, hole: number): number | null {
  return betterBall((nets ?? []).map((side) => side[hole] ?? null))?.score ?? null;
}

/** Larger is better. */
const results: Readonly<Record<string, (card: readonly CardHole[]) => number | null>> = {
  STABLEFORD: (card) => totalOf(card, 'stableford'),
  MODIFIED_STABLEFORD: (card) => totalOf(card, 'modifiedStableford'),
  MAXIMUM_SCORE: (card) => fewest(totalOf(card, 'maximumScore')),
  STROKE_PLAY: (card) => fewest(totalOf(card, 'strokePlay')),
};

function fewest(strokes: number | null): number | null {
  return strokes === null ? null : -strokes;
}

function bestOf(players: readonly Played[], scoring: string): number | null {
  const totals = players.map((player) => results[scoring]?.(cardFor(player)) ?? null);
  const best = Math.max(...totals.map((total) => total ?? Number.NEGATIVE_INFINITY));
  const winners = totals.flatMap((total, index) => (total === best ? [index] : []));
  return winners.length === 1 ? (winners[0] ?? null) : null;
}

function cardFor({ tee, playing, scores }: Played): CardHole[] {
  const strokes = allocateStrokes(
    playing,
    tee.holes.map((hole) => hole.strokeIndex),
  );
  return cardOf(
    tee.holes.map((hole) => hole.par),
    scores ?? tee.holes.map(() => null),
    strokes,
  );
}
