import { ORPCError } from '@orpc/server';
import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { boardOf, type StrokeBoard } from '@/lib/contract/boards';
import type { Leaderboard } from '@/lib/contract/leaderboards';
import type { Scorecards } from '@/lib/contract/scorecards';
import type { Data } from '@/sandbox/api/context';
import { formatNotPlayed, teamsNotPlayed } from '@/sandbox/api/leaderboards/format-not-played';
import type { Team } from '@/sandbox/api/shapes';
import type { Database } from '@/sandbox/db/database';
import { eventTeams } from '@/sandbox/db/schema/events';
import { formatOf } from '@/sandbox/golf/leaderboard/scoring-format';
import { type TeamFormat, teamFormatOf } from '@/sandbox/golf/leaderboard/team-format';
import type { Format } from '@/sandbox/golf/scoring/formats';
import { individualLeaderboard } from './individual-leaderboard';
import { findPlayedEvent, type PlayedEvent } from './played-event';
import { teamLeaderboard } from './team-leaderboard';
import { withPlayers } from './team-queries';
import { teamScorecards } from './team-scorecards';

type EventIds = { group: string; event: string };

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function eventLeaderboard(
  data: Data,
  { group, event }: EventIds,
  board: StrokeBoard,
): Promise<z.infer<typeof Leaderboard>> {
  const played = await findPlayedEvent(data, group, event);
  return individualLeaderboard(played, requireFormat(played, board, 'individual-leaderboard'));
}

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function eventTeamLeaderboard(
  data: Data,
  { group, event }: EventIds,
  board: StrokeBoard,
): Promise<z.infer<typeof Leaderboard>> {
  const played = await findPlayedEvent(data, group, event);
  const format = requireFormat(played, board, 'team-leaderboard');
  const teamFormat = requireTeams(played, board);
  return teamLeaderboard(played, await teamsOf(data.db, event), format, teamFormat);
}

/** @throws ORPCError NOT_FOUND, FORMAT_NOT_PLAYED */
export async function eventTeamScorecards(
  data: Data,
  { group, event, team: id }: EventIds & { team: string },
  board: StrokeBoard,
): Promise<z.infer<typeof Scorecards>> {
  const played = await findPlayedEvent(data, group, event);
  const format = requireFormat(played, board, `teams/${id}/scorecard`);
  const teamFormat = requireTeams(played, board);
  const team = (await teamsOf(data.db, event)).find(({ uid }) => uid === id.toLowerCase());
  if (!team) throw new ORPCError('NOT_FOUND', { message: 'This event has no team with this uid' });
  return {
    scoringFormat: played.event.scoringFormat,
    teamFormat: played.event.teamFormat,
    items: teamScorecards(played, team, format, teamFormat),
  };
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

async function teamsOf(db: Database, eventId: string): Promise<Team[]> {
  const teams = await db
    .select({ uid: eventTeams.id, name: eventTeams.name })
    .from(eventTeams)
    .where(eq(eventTeams.eventId, eventId))
    .orderBy(eventTeams.nameKey, eventTeams.id);
  return withPlayers(db, teams);
}
