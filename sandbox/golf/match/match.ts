import { ordinal } from '@/lib/format/ordinal';
import { allocate } from '@/lib/golf/scoring/strokes';
import { bestOf } from '@/sandbox/golf/scoring/best-of';
import type { Gross } from '@/sandbox/golf/scoring/card';
import type { CourseHole } from '@/sandbox/golf/scoring/scorecard';

type Side = 'A' | 'B';
export type HoleResult = Side | 'halved';

type MatchStanding = {
  /** The result, such as `3&2`, `1 up`, `AS` (all square), or the extra hole that decided the match: `19th`. */
  result: string;
  leader: Side | null;
  decided: boolean;
  /** True if a side leads by as many holes as are left, so that it cannot lose any more. */
  dormie: boolean;
};

/**
 * The winner of a hole by net scores; null if neither side has a score. A side without a score loses to a side with a
 * score.
 */
function holeResult(netA: number | null, netB: number | null): HoleResult | null {
  if (netA === null) return netB === null ? null : 'B';
  if (netB === null) return 'A';
  if (netA === netB) return 'halved';
  return netA < netB ? 'A' : 'B';
}

/** The standing of a match with a lead of `up` holes. */
export function matchResult(up: number, holesRemaining: number): Omit<MatchStanding, 'leader'> {
  const decided = up > holesRemaining;
  const dormie = up > 0 && up === holesRemaining;
  if (up === 0) return { result: 'AS', decided, dormie };
  return { result: decided && holesRemaining > 0 ? `${up}&${holesRemaining}` : `${up} up`, decided, dormie };
}

/** The state of a match after a hole. */
type MatchHole = {
  result: HoleResult;
  leader: Side | null;
  /** The number of holes by which a side leads; 0 when the match is level. */
  up: number;
  /** The number of holes of the round still to be played; 0 in extra holes. */
  left: number;
  dormie: boolean;
};

export type Match = MatchStanding & {
  holesPlayed: number;
  /** The match hole by hole in the order of play, up to the hole that decided it. */
  progress: MatchHole[];
};

/** Plays a match hole by hole until it is decided (Rule 3.2a); later holes do not count. */
export function playMatch(holes: readonly HoleResult[], totalHoles: number): Match {
  let lead = 0;
  const progress: MatchHole[] = [];
  for (const result of holes) {
    if (result === 'A') lead += 1;
    if (result === 'B') lead -= 1;
    const left = Math.max(0, totalHoles - progress.length - 1);
    const up = Math.abs(lead);
    progress.push({ result, leader: leaderOf(lead), up, left, dormie: up > 0 && up === left });
    if (up > left) break;
  }
  const holesPlayed = progress.length;
  const leader = leaderOf(lead);
  const standing = matchResult(Math.abs(lead), Math.max(0, totalHoles - holesPlayed));
  const result = leader !== null && holesPlayed > totalHoles ? ordinal(holesPlayed) : standing.result;
  return { ...standing, result, leader, holesPlayed, progress };
}

function leaderOf(lead: number): Side | null {
  if (lead === 0) return null;
  return lead > 0 ? 'A' : 'B';
}

/** The card of one ball, which belongs to a player or to two partners who share it. */
export type MatchBall = {
  holes: readonly CourseHole[];
  /** The score on each hole. Further scores belong to extra holes, which start at the first hole again. */
  scores: readonly Gross[];
  /** The number of strokes received in this match; 0 for the lowest handicap. */
  strokes: number;
};

export type MatchCard = Omit<Match, 'progress'> & { holes: MatchCardHole[] };

export type MatchCardHole = MatchHole & {
  number: number;
  /** The gross score that counts for side A; null without a score. */
  grossA: number | null;
  netA: number | null;
  grossB: number | null;
  netB: number | null;
  /** The index of the ball that counts for side A. */
  ballA: number | null;
  ballB: number | null;
};

/**
 * Plays a match from its cards, hole by hole, until it is decided or the scores end. The better ball of each side
 * counts. A side without a score loses to one with a score. A hole without any score is halved if later holes have
 * scores. Until the match is over, holes that only one side has played do not count.
 */
export function matchFromCards(
  sideA: readonly MatchBall[],
  sideB: readonly MatchBall[],
  { startedOn, isOver = true }: { startedOn?: number; isOver?: boolean } = {},
): MatchCard {
  const course = sideA[0]?.holes ?? [];
  const startedAt = course.findIndex(({ number }) => number === startedOn);
  const first = Math.max(0, startedAt);
  const [playedA, playedB] = [inPlayOrder(sideA, first), inPlayOrder(sideB, first)];
  const [holesA, holesB] = [holesPlayed(playedA), holesPlayed(playedB)];
  const length = isOver ? Math.max(holesA, holesB) : Math.min(holesA, holesB);
  const played = Array.from({ length }, (_, index) => {
    const [a, b] = [counting(playedA, index), counting(playedB, index)];
    return { a, b, result: holeResult(a.net, b.net) ?? 'halved' };
  });
  const results = played.map(({ result }) => result);
  const { progress, ...match } = playMatch(results, course.length);
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

const holesPlayed = (balls: readonly (readonly Score[])[]) =>
  Math.max(0, ...balls.map((ball) => ball.findLastIndex(hasScore) + 1));

type Score = { gross: Gross; net: number | null };
type Counting = Score & { ball: number | null };

const nothing: Counting = { gross: null, net: null, ball: null };

/** A side's better score on a hole, with the index of its ball. */
function counting(balls: readonly (readonly Score[])[], index: number): Counting {
  const [ball] = bestOf(
    balls.map((scores) => scores[index]?.net ?? null),
    1,
    'lowest',
  ).counting;
  return ball === undefined ? nothing : { ...nothing, ...balls[ball]?.[index], ball };
}

/** Each ball's scores in the order of play, extra holes last. */
function inPlayOrder(side: readonly MatchBall[], first: number): Score[][] {
  return side.map(({ holes, scores, strokes }) => {
    const indexes = holes.map(({ strokeIndex }) => strokeIndex);
    const received = allocate(strokes, indexes);
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

type MatchPlayer = {
  side: number | null;
  holes: readonly CourseHole[];
  /** The number of strokes received in this match; 0 for the lowest handicap. */
  playing: number;
  /** The scores; null for the second player of a side that plays one ball. */
  scores: readonly Gross[] | null;
};

/** The match between the players of side 1 and those of side 2. */
export function matchFromPlayers(players: readonly MatchPlayer[], isOver = true): MatchCard {
  return matchFromCards(ballsOf(players, 1), ballsOf(players, 2), { isOver });
}

function ballsOf(players: readonly MatchPlayer[], side: 1 | 2): MatchBall[] {
  return players.flatMap(({ side: own, holes, playing, scores }) =>
    own === side && scores ? [{ holes, scores, strokes: playing }] : [],
  );
}
