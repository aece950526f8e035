import { inArray } from 'drizzle-orm';
import type { Event } from '@/lib/contract/events';
import type { Outcome } from '@/lib/contract/outcomes';
import { groupBy } from '@/lib/golf/scoring/group-by';
import type { ApiContext } from '@/sandbox/api/context';
import { outcomeOfRows } from '@/sandbox/api/leaderboards/outcome-of-rows';
import type { Database } from '@/sandbox/db/database';
import { events, eventTeams } from '@/sandbox/db/schema/events';
import { formatOf } from '@/sandbox/golf/leaderboard/scoring-format';
import { teamFormatOf } from '@/sandbox/golf/leaderboard/team-format';
import { individualLeaderboard } from './individual-leaderboard';
import { findPlayedEvents } from './played-event';
import { teamLeaderboard } from './team-leaderboard';
import { withPlayers } from './team-queries';

/** Adds to events that are over how they ended. A page is computed once: events of the past stay as they are. */
export async function withOutcomes(
  { db, cache }: Pick<ApiContext, 'db' | 'cache'>,
  items: readonly Event[],
): Promise<Event[]> {
  const over = items.flatMap(({ uid, status }) => (status === 'COMPLETED' ? [uid] : []));
  const outcomes =
    over.length === 0 ? NONE : await cache.figures(db, 'outcomes of events', over, () => outcomesOf(db, over));
  return items.map((event) => ({ ...event, outcome: outcomes.get(event.uid) ?? null }));
}

const NONE: ReadonlyMap<string, Outcome> = new Map();

async function outcomesOf(db: Database, ids: string[]): Promise<ReadonlyMap<string, Outcome>> {
  const played = await findPlayedEvents(db, await db.select().from(events).where(inArray(events.id, ids)));
  const teams = await db
    .select({ uid: eventTeams.id, name: eventTeams.name, eventId: eventTeams.eventId })
    .from(eventTeams)
    .where(inArray(eventTeams.eventId, ids));
  const withMembers = new Map((await withPlayers(db, teams)).map((team) => [team.uid, team]));
  const teamsOf = groupBy(teams, ({ eventId }) => eventId);
  return new Map(
    played.flatMap((one) => {
      const { id, scoringFormat, teamFormat } = one.event;
      const format = formatOf(scoringFormat);
      const inTeams = teamFormat === null ? null : teamFormatOf(teamFormat);
      if (!format || (teamFormat !== null && !inTeams)) return [];
      const own = (teamsOf.get(id) ?? []).flatMap(({ uid }) => withMembers.get(uid) ?? []);
      const board = inTeams ? teamLeaderboard(one, own, format, inTeams) : individualLeaderboard(one, format);
      const outcome = outcomeOfRows(board.items, format);
      return outcome ? [[id, outcome] as const] : [];
    }),
  );
}
