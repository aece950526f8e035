import { countbackScores } from './countback';
import { byPoints } from './formats';
import type { LeaderboardRules } from './leaderboard';
import { againstPar, bestIs, type LeaderboardEntry, measure } from './leaderboard-measure';
import { type Placed, type Standing, standings } from './leaderboard-standings';
import { sum, sumOfAll } from './sums';
import { type TeamHole, teamCard } from './team-card';

export type Team = { key: string; members: readonly LeaderboardEntry[] };

/** `best`: the best `n` scores of each hole (four-ball: 1). `aggregate`: every member's score on every hole. */
export type TeamCounting = { kind: 'best'; n: number } | { kind: 'aggregate' };

export type TeamRules = LeaderboardRules & { counting: TeamCounting };

export type TeamRow = Placed & {
  key: string;
  /** Holes that every member who is not out has behind them: only these count yet. */
  thru: number;
  holes: number;
  finished: boolean;
  /** The team's strokes, net or gross; null in points, and where a hole has too few scores. */
  strokes: number | null;
  points: number | null;
  /** See againstPar. */
  toPar: number | null;
  /** Too few scores on a hole. */
  noResult: 'noReturn' | null;
  card: TeamHole[];
};

/** What a missing score does to a team, in words. */
export function missingScoreEffect({ format, counting }: Pick<TeamRules, 'format' | 'counting'>): string {
  if (format === 'maximumScore') return 'A missing score counts as the maximum for the hole.';
  if (format === 'modifiedStableford') return 'A missing score counts −3 points, like a double bogey or worse.';
  if (format === 'stableford') return 'A missing score counts no points.';
  return counting.kind === 'aggregate'
    ? 'A missing score of any member leaves the team without a result.'
    : `A hole with fewer than ${counting.n} scores leaves the team without a result.`;
}

/** Ranks teams as leaderboard does players. Countback adds up what the holes counted for the team. */
export function teamLeaderboard(teams: readonly Team[], rules: TeamRules): TeamRow[] {
  return standings(
    teams.map((team) => standingOf(team, rules)),
    bestIs(rules.format),
    rules.countback,
  );
}

function standingOf(team: Team, rules: TeamRules): Standing<Omit<TeamRow, keyof Placed>> {
  const { format, counting } = rules;
  const n = counting.kind === 'best' ? counting.n : team.members.length;
  const members = team.members.map((entry) => ({ entry, measured: measure(entry, rules) }));
  const card = teamCard(members, n, format);
  const played = card.filter((hole) => hole.played);
  const score = sumOfAll(played.map((hole) => hole.score));
  const parToCome = byPoints(format) ? 0 : sum(card.map((hole) => (hole.played ? 0 : hole.par)));
  return {
    row: {
      key: team.key,
      thru: played.length,
      holes: card.length,
      finished: team.members.every(({ finished, out }) => finished || out),
      strokes: byPoints(format) ? null : score,
      points: byPoints(format) ? score : null,
      toPar: againstPar(format, score, played.length * n, sum(played.map((hole) => hole.par))),
      noResult: score === null ? 'noReturn' : null,
      card,
    },
    score: score === null ? null : score + parToCome,
    countback: () => countbackScores(card.map((hole) => ({ number: hole.number, score: hole.score ?? 0 }))),
  };
}
