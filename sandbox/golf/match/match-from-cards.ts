import type { Gross } from '@/lib/golf/scoring/card';
import { allocate } from '@/lib/golf/scoring/strokes';
import { betterBall } from '@/sandbox/golf/scoring/better-ball';
import type { CourseHole } from '@/sandbox/golf/scoring/scorecard';
import { holeResult, type Match, type MatchHole, playMatch } from './match';

/** One ball of a side: a player, or two partners who share it. */
export type MatchBall = {
  holes: readonly CourseHole[];
  /** By hole; scores past the last hole are of extra holes, from the first hole again. */
  scores: readonly Gross[];
  /** Strokes received in this match, not the playing handicap: the lowest plays off 0. */
  strokes: number;
};

export type MatchCard = Omit<Match, 'progress'> & { holes: MatchCardHole[] };

export type MatchCardHole = MatchHole & {
  number: number;
  /** The score that counted, null without one. */
  grossA: number | null;
  netA: number | null;
  grossB: number | null;
  netB: number | null;
  /** Index in the side of the ball that counted. */
  ballA: number | null;
  ballB: number | null;
};

/**
 * Plays a match from its cards, hole by hole until it is decided or the scores end; the better ball of each side
 * counts. A side without a score concedes the hole. A hole without any score is halved when later holes have scores.
 */
export function matchFromCards(
  sideA: readonly MatchBall[],
  sideB: readonly MatchBall[],
  startedOn?: number,
): MatchCard {
  const course = sideA[0]?.holes ?? [];
  const first = Math.max(
    0,
    course.findIndex(({ number }) => number === startedOn),
  );
  const [playedA, playedB] = [inPlayOrder(sideA, first), inPlayOrder(sideB, first)];
  const length = Math.max(0, ...[...playedA, ...playedB].map((ball) => ball.findLastIndex(hasScore) + 1));
  const played = Array.from({ length }, (_, index) => {
    const [a, b] = [counting(playedA, index), counting(playedB, index)];
    return { a, b, result: holeResult(a.net, b.net) ?? 'halved' };
  });
  const { progress, ...match } = playMatch(
    played.map(({ result }) => result),
    course.length,
  );
  const holes = progress.map((standing, index) => {
    const { a = nothing, b = nothing } = played[index] ?? {};
    const number = course[(first + index) % course.length]?.number ?? index + 1;
    const [ofA, ofB] = [
      { grossA: a.gross, netA: a.net, ballA: a.ball },
      { grossB: b.gross, netB: b.net, ballB: b.ball },
    ];
    return { ...standing, number, ...ofA, ...ofB };
  });
  return { ...match, holes };
}

type Score = { gross: Gross; net: number | null };
type Counting = Score & { ball: number | null };

const nothing: Counting = { gross: null, net: null, ball: null };

/** The better ball of a side on a hole. */
function counting(balls: readonly (readonly Score[])[], index: number): Counting {
  const best = betterBall(balls.map((ball) => ball[index]?.net ?? null));
  return best === null ? nothing : { ...nothing, ...balls[best.player]?.[index], ball: best.player };
}

/** Scores of each ball in the order of play, extra holes last. */
function inPlayOrder(side: readonly MatchBall[], first: number): Score[][] {
  return side.map(({ holes, scores, strokes }) => {
    const received = allocate(
      strokes,
      holes.map(({ strokeIndex }) => strokeIndex),
    );
    return Array.from({ length: Math.max(holes.length, scores.length) }, (_, index) => {
      const hole = (first + index) % holes.length;
      const gross = scores[index < holes.length ? hole : index] ?? null;
      return { gross, net: gross === null ? null : gross - (received[hole]?.strokes ?? 0) };
    });
  });
}

function hasScore({ gross }: Score): boolean {
  return gross !== null;
}
