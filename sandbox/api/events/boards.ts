import { ORPCError } from '@orpc/server';
import { boardOf, type StrokeBoard } from '@/lib/contract/boards';
import type { Data } from '@/sandbox/api/context';
import { addOutcomes, formatNotPlayed, outcomeOfRows, teamsNotPlayed } from '@/sandbox/api/leaderboards/leaderboards';
import type { Event } from '@/sandbox/api/shapes';
import { type TeamFormat, teamFormatOf } from '@/sandbox/golf/leaderboard/team-leaderboard';
import { type Format, formatOf } from '@/sandbox/golf/scoring/formats';
import { individualLeaderboard, teamLeaderboard, teamScorecards } from './leaderboards';
import { findPlayedEvent, findPlayedEvents, type PlayedEvent } from './played-event';
import { teamsOf, withPlayers } from './team-queries';

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

export const withEventOutcomes = (data: Data, items: readonly Event[]) =>
  addOutcomes(data, 'outcomes of events', items, async (over) => {
    const found = over.map(({ uid, scoringFormat, teamFormat = null }) => ({
      id: uid,
      scoringFormat: scoringFormat ?? '',
      teamFormat,
    }));
    const played = await findPlayedEvents(data, found);
    const inTeams = found.filter(({ teamFormat }) => teamFormat !== null).map(({ id }) => id);
    const teams = inTeams.length === 0 ? [] : await teamsOf(data.db, inTeams);
    const teamsOfEvent = Map.groupBy(teams, ({ eventId }) => eventId);
    return played.map((one) => {
      const { id, scoringFormat, teamFormat } = one.event;
      const format = formatOf(scoringFormat);
      const inTeams = teamFormat === null ? null : teamFormatOf(teamFormat);
      if (!format || (teamFormat !== null && !inTeams)) return [id, null];
      // Players are not loaded, because an outcome names only teams.
      const own = (teamsOfEvent.get(id) ?? []).map(({ uid, name }) => ({ uid, name, players: [] }));
      const board = inTeams ? teamLeaderboard(one, own, format, inTeams) : individualLeaderboard(one, format);
      return [id, outcomeOfRows(board.items, format)];
    });
  });
