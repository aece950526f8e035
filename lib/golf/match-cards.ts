import { betterBall } from './better-ball';
import type { Gross } from './card';
import { holeResult, type Match, type MatchHole, playMatch } from './match';
import type { CourseHole } from './scorecard';
import { allocate } from './strokes';

/** One ball of a side: a player, or two who share it. */
export type MatchBall = {
  holes: readonly CourseHole[];
  /** In the order of the holes; scores past the last hole are those of extra holes, played from the first again. */
  scores: readonly Gross[];
  /** Strokes received in this match, not the playing handicap: the lowest plays off 0. */
  strokes: number;
};

export type MatchCard = Omit<Match, 'progress'> & { holes: MatchCardHole[] };

export type MatchCardHole = MatchHole & {
  number: number;
  /** Net score that counted, null without one. */
  netA: number | null;
  netB: number | null;
  /** Whose ball counted, by its place in the side. */
  ballA: number | null;
  ballB: number | null;
};

/**
 * A match from its cards, hole by hole as far as it was played or needed: the better ball of each side counts. A side
 * without a score has given the hole up; where neither has one the hole is halved if they went on, else not played.
 */
export function matchOf(sideA: readonly MatchBall[], sideB: readonly MatchBall[], startedOn?: number): MatchCard {
  const course = sideA[0]?.holes ?? [];
  const first = Math.max(
    0,
    course.findIndex(({ number }) => number === startedOn),
  );
  const balls = [sideA, sideB].map((side) => side.map((ball) => netsOf(ball, first)));
  const [netsA = [], netsB = []] = balls;
  const length = Math.max(0, ...balls.flat().map((nets) => nets.findLastIndex((net) => net !== null) + 1));
  const played = Array.from({ length }, (_, index) => {
    const a = betterBall(netsA.map((nets) => nets[index] ?? null));
    const b = betterBall(netsB.map((nets) => nets[index] ?? null));
    const result = holeResult(a?.score ?? null, b?.score ?? null) ?? 'halved';
    return { a, b, result };
  });
  const { progress, ...match } = playMatch(
    played.map(({ result }) => result),
    course.length,
  );
  const holes = progress.map((standing, index) => {
    const { a, b } = played[index] ?? { a: null, b: null };
    return {
      ...standing,
      number: course[(first + index) % course.length]?.number ?? index + 1,
      netA: a?.score ?? null,
      netB: b?.score ?? null,
      ballA: a?.player ?? null,
      ballB: b?.player ?? null,
    };
  });
  return { ...match, holes };
}

/** Net scores in the order of play. */
function netsOf({ holes, scores, strokes }: MatchBall, first: number): (number | null)[] {
  const received = allocate(
    strokes,
    holes.map(({ strokeIndex }) => strokeIndex),
  );
  const nets = scores.map((gross, index) => {
    const extra = received[index % holes.length];
    return gross === null ? null : gross - (extra?.strokes ?? 0);
  });
  const round = nets.slice(0, holes.length);
  return [...round.slice(first), ...round.slice(0, first), ...nets.slice(holes.length)];
}
