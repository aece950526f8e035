import { groupBy } from '@/lib/golf/scoring/group-by';
import type { TeamFormat } from '@/sandbox/golf/leaderboard/team-format';
import { type TeamRow, teamLeaderboard } from '@/sandbox/golf/leaderboard/team-leaderboard';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { entryOfRounds, teamHandicap } from './entries';
import { countingRounds, type PlayedEvent, progressOf } from './played-event';

/** The teams of an event that have started, ranked, with their cards. */
export function rankTeams(played: PlayedEvent, format: Format, { counting }: TeamFormat): TeamRow[] {
  const rounds = countingRounds(played);
  const teams = [...groupBy(played.entrants, ({ teamId }) => teamId)].flatMap(([key, entrants]) => {
    const members = entrants.flatMap(({ player }) => entryOfRounds(player.uid, rounds, teamHandicap) ?? []);
    return key && members.length > 0 ? [{ key, members }] : [];
  });
  return teamLeaderboard(teams, { format, by: 'net', countback: progressOf(played).over, counting });
}
