import type { z } from 'zod';
import type { Leaderboard } from '@/lib/contract/leaderboards';
import { sumOfAll } from '@/lib/golf/scoring/sums';
import { placeOf, statusOf } from '@/sandbox/api/leaderboards/row-status';
import type { LeaderboardRow, Team } from '@/sandbox/api/shapes';
import type { TeamHole } from '@/sandbox/golf/leaderboard/team-card';
import type { TeamFormat } from '@/sandbox/golf/leaderboard/team-format';
import type { TeamRow } from '@/sandbox/golf/leaderboard/team-leaderboard';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { countingRounds, type EventRound, type PlayedEvent, type Progress, progressOf } from './played-event';
import { rankTeams } from './team-entries';

/** Teams of an event over all its rounds, best first; teams that have not started come last. */
export function teamLeaderboard(
  played: PlayedEvent,
  teams: readonly Team[],
  format: Format,
  teamFormat: TeamFormat,
): z.infer<typeof Leaderboard> {
  const { event } = played;
  const rounds = countingRounds(played);
  const progress = progressOf(played);
  const byUid = new Map(teams.map((team) => [team.uid, team]));
  const ranked = rankTeams(played, format, teamFormat);
  const rows = ranked.flatMap((row) => {
    const team = byUid.get(row.key);
    byUid.delete(row.key);
    return team ? [rowOf(row, team, rounds, progress)] : [];
  });
  const waiting = [...byUid.values()].map(
    (team): LeaderboardRow => ({ position: null, tied: false, status: 'NOT_STARTED', team }),
  );
  return {
    scoringFormat: event.scoringFormat,
    teamFormat: event.teamFormat,
    holesCount: ranked[0]?.holes ?? null,
    items: [...rows, ...waiting],
  };
}

function rowOf(
  row: TeamRow,
  team: Team,
  rounds: readonly EventRound[],
  { toCome, unfinished }: Progress,
): LeaderboardRow {
  const { thru, strokes, points, toPar } = row;
  const ofRounds = row.rounds.map((round, index) => ({
    uid: rounds[index]?.id ?? '',
    thru: round.thru,
    gross: grossOf(round.card),
    net: round.strokes,
    points: round.points,
  }));
  return {
    ...placeOf(row),
    status: statusOf({ ...row, finished: row.finished && !toCome }, unfinished),
    team,
    thru,
    gross: sumOfAll(ofRounds.map(({ gross }) => gross)),
    net: strokes,
    points,
    toPar,
    ...(ofRounds.length > 1 && { rounds: ofRounds }),
  };
}

/** Strokes of the scores that counted. */
export function grossOf(card: readonly TeamHole[]): number | null {
  return sumOfAll(card.filter(({ played }) => played).map(({ gross }) => gross));
}
