import { ORPCError } from '@orpc/server';
import { boardOf, type StrokeBoard } from '@/lib/contract/boards';
import type { Data } from '@/sandbox/api/context';
import { formatNotPlayed, teamsNotPlayed } from '@/sandbox/api/leaderboards/format-not-played';
import { type TeamFormat, teamFormatOf } from '@/sandbox/golf/leaderboard/team-leaderboard';
import { type Format, formatOf } from '@/sandbox/golf/scoring/formats';
import { individualLeaderboard, teamLeaderboard } from './leaderboards';
import { findPlayedEvent, type PlayedEvent } from './played-event';
import { teamsOf, withPlayers } from './team-queries';
import { teamScorecards } from './team-scorecards';

type EventIds = { group: string; event: string };

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function eventLeaderboard(data: Data, { group, event }: EventIds, board: StrokeBoard) {
  const played = await findPlayedEvent(data, group, event);
  return individualLeaderboard(played, requireFormat(played, board, 'individual-leaderboard'));
}

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function eventTeamLeaderboard(data: Data, { group, event }: EventIds, board: StrokeBoard) {
  const played = await findPlayedEvent(data, group, event);
  const format = requireFormat(played, board, 'team-leaderboard');
  const teamFormat = requireTeams(played, board);
  return teamLeaderboard(played, await withPlayers(data.db, await teamsOf(data.db, [event])), format, teamFormat);
}

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function eventTeamScorecards(data: Data, ids: EventIds & { team: string }, board: StrokeBoard) {
  const played = await findPlayedEvent(data, ids.group, ids.event);
  const format = requireFormat(played, board, `teams/${ids.team}/scorecard`);
  const inTeams = requireTeams(played, board);
  const teams = await withPlayers(data.db, await teamsOf(data.db, [ids.event]));
  const team = teams.find(({ uid }) => uid === ids.team.toLowerCase());
  if (!team) throw new ORPCError('NOT_FOUND', { message: 'This event has no team with this uid' });
  const { scoringFormat, teamFormat } = played.event;
  return { scoringFormat, teamFormat, items: teamScorecards(played, team, format, inTeams) };
}

function requireFormat({ event: { scoringFormat } }: PlayedEvent, board: StrokeBoard, what: string): Format {
  const [format, own] = [formatOf(scoringFormat), boardOf(scoringFormat)];
  if (format && own === board) return format;
  throw formatNotPlayed(scoringFormat, own && `${own}/${what}`);
}

function requireTeams({ event: { teamFormat } }: PlayedEvent, board: StrokeBoard): TeamFormat {
  if (teamFormat === null) throw teamsNotPlayed(`${board}/individual-leaderboard`);
  const format = teamFormatOf(teamFormat);
  if (!format) throw formatNotPlayed(teamFormat, `${board}/individual-leaderboard`);
  return format;
}
