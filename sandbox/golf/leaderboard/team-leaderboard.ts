import { bestOfFourAllowances, fourBallAllowance } from '@/lib/golf/handicap/allowances';
import { sum } from '@/lib/golf/scoring/sums';
import { bestOf } from '@/sandbox/golf/scoring/best-of';
import { sumOfAll } from '@/sandbox/golf/scoring/card';
import { byPoints, type Format } from '@/sandbox/golf/scoring/formats';
import { countbackScores } from './countback';
import {
  bestIs,
  type LeaderboardEntry,
  type LeaderboardRules,
  type Measured,
  measureRounds,
  roundStanding,
  toParOf,
} from './leaderboard';
import { type Placed, type Standing, standings } from './leaderboard-standings';

export type TeamHole = {
  number: number;
  /**
   * The team's score on the hole in net strokes, gross strokes or points; null if the hole is not played yet, or too
   * few members have a score.
   */
  score: number | null;
  /** The gross strokes of the scores that count; null when a gross score is missing. */
  gross: number | null;
  /** Par, added up once for each score that counts. Until the hole is played, `n` scores are assumed to count. */
  par: number;
  counting: string[];
  /** True if every member who is still in the event has played the hole. */
  played: boolean;
};

type MeasuredMember = Pick<LeaderboardEntry, 'key' | 'out'> & Pick<Measured, 'holes'>;

/**
 * A team's card with the best `n` scores on each hole. A withdrawn member's scores count, but not a disqualified
 * member's.
 */
function teamCard(members: readonly MeasuredMember[], n: number, format: Format): TeamHole[] {
  return (members[0]?.holes ?? []).map(({ number }) => {
    const balls = members.map((member) => ({ ...holeOf(member, number), key: member.key, out: member.out ?? null }));
    const played = balls.every((ball) => ball.played || ball.out !== null);
    const scores = balls.map((ball) => (ball.out === 'disqualified' ? null : ball.score));
    const best = bestOf(scores, n, bestIs(format));
    const counting = played ? best.counting.flatMap((place) => balls[place] ?? []) : [];
    return {
      number,
      score: played ? best.score : null,
      gross: played && best.score !== null ? sumOfAll(counting.map(({ gross }) => gross)) : null,
      par: sum((played ? counting : balls.slice(0, n)).map(({ par }) => par)),
      counting: counting.map(({ key }) => key),
      played,
    };
  });
}

function holeOf(member: MeasuredMember, number: number): Measured['holes'][number] {
  const hole = member.holes.find((one) => one.number === number);
  if (!hole) throw new RangeError(`${member.key} has no hole ${number}, but other members of the team have it`);
  return hole;
}

/** All members have the same number of rounds. */
export type Team = { key: string; members: readonly LeaderboardEntry[] };

/** `best`: on each hole, the best `n` scores count (one in four-ball). `aggregate`: all members' scores count. */
type TeamCounting = { kind: 'best'; n: number } | { kind: 'aggregate' };

export type TeamRules = LeaderboardRules & { counting: TeamCounting };

export type TeamRound = {
  /** The number of holes that every member still in the event has played. Only these count. */
  thru: number;
  /** Net or gross strokes; null in formats with points, and if a hole has too few scores. */
  strokes: number | null;
  points: number | null;
  card: TeamHole[];
};

/** A team's row. `thru` and the card are those of the last round; the totals cover all rounds. */
export type TeamRow = Placed &
  TeamRound & {
    key: string;
    holes: number;
    finished: boolean;
    /** The score to par; null in the cases of `roundStanding`. */
    toPar: number | null;
    /** `noReturn` when a hole has too few scores. */
    noResult: 'noReturn' | null;
    rounds: TeamRound[];
  };

/** Ranks teams by the rules of `leaderboard`. Countback uses the team's scores on each hole. */
export function teamLeaderboard(teams: readonly Team[], rules: TeamRules): TeamRow[] {
  const standing = teams.map((team) => standingOf(team, rules));
  return standings(standing, bestIs(rules.format), rules.countback);
}

function standingOf(team: Team, rules: TeamRules): Standing<Omit<TeamRow, keyof Placed>> {
  const { format, counting } = rules;
  const n = counting.kind === 'best' ? counting.n : team.members.length;
  const cards = cardsOf(team, n, rules);
  const standing = cards.map((card) => roundStanding(card, format, n));
  const projected = sumOfAll(standing.map((round) => round.projected));
  const rounds = cards.map((card, index) => {
    const { thru = 0, score = null } = standing[index] ?? {};
    return { thru, strokes: byPoints(format) ? null : score, points: byPoints(format) ? score : null, card };
  });
  const last = rounds.at(-1) ?? { thru: 0, card: [] };
  return {
    row: {
      key: team.key,
      thru: last.thru,
      holes: last.card.length,
      finished: team.members.every(({ finished, out }) => finished || out),
      strokes: sumOfAll(rounds.map(({ strokes }) => strokes)),
      points: sumOfAll(rounds.map(({ points }) => points)),
      toPar: projected === null ? null : toParOf(standing),
      noResult: projected === null ? 'noReturn' : null,
      card: last.card,
      rounds,
    },
    begun: rounds.some(({ thru }) => thru > 0),
    score: projected,
    countback: () => {
      const scored = last.card.map(({ number, score }) => ({ number, score: score ?? 0 }));
      return countbackScores(scored, { rounds: rounds.length });
    },
  };
}

/** The team's cards, one for each round. */
function cardsOf(team: Team, n: number, rules: TeamRules): TeamHole[][] {
  const members = team.members.map((member) => ({ member, rounds: measureRounds(member, rules) }));
  const rounds = members[0]?.rounds ?? [];
  return rounds.map((_, index) => {
    const inRound = members.map(({ member, rounds: own }) => ({ ...member, holes: own[index]?.holes ?? [] }));
    return teamCard(inRound, n, rules.format);
  });
}

export type TeamFormat = {
  players: number;
  /** The percentage of the Course Handicap that a player gets. */
  allowance: number;
  counting: TeamCounting;
};

const formats: Readonly<Record<string, TeamFormat>> = {
  FOUR_BALL: { players: 2, allowance: fourBallAllowance, counting: { kind: 'best', n: 1 } },
  BEST_TWO_OF_FOUR: { players: 4, allowance: bestOfFourAllowances[2], counting: { kind: 'best', n: 2 } },
  AGGREGATE: { players: 4, allowance: bestOfFourAllowances[4], counting: { kind: 'aggregate' } },
};

/** The rules of a team format of the API; null for unknown formats. */
export function teamFormatOf(teamFormat: string): TeamFormat | null {
  return formats[teamFormat] ?? null;
}
