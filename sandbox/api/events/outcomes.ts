import { inArray } from 'drizzle-orm';
import { groupBy } from '@/lib/golf/scoring/group-by';
import type { Data } from '@/sandbox/api/context';
import { outcomeOfRows } from '@/sandbox/api/leaderboards/outcome-of-rows';
import type { Event, Outcome } from '@/sandbox/api/shapes';
import { eventTeams } from '@/sandbox/db/schema/events';
import { formatOf } from '@/sandbox/golf/leaderboard/scoring-format';
import { teamFormatOf } from '@/sandbox/golf/leaderboard/team-format';
import { individualLeaderboard } from './individual-leaderboard';
import { findPlayedEvents } from './played-event';
import { teamLeaderboard } from './team-leaderboard';

/** Adds to events that are over how they ended. */
export async function withOutcomes(data: Data, items: readonly Event[]): Promise<Event[]> {
  const over = new Map(items.filter(({ status }) => status === 'COMPLETED').map((event) => [event.uid, event]));
  const outcomes = await data.cache.records(data.db, 'outcomes of events', [...over.keys()], (uids) =>
    outcomesOf(
      data,
      uids.flatMap((uid) => over.get(uid) ?? []),
    ),
  );
  return items.map((event) => ({ ...event, outcome: outcomes.get(event.uid) ?? null }));
}

async function outcomesOf(data: Data, over: readonly Event[]): Promise<ReadonlyMap<string, Outcome>> {
  const played = await findPlayedEvents(
    data,
    over.map(({ uid, scoringFormat, teamFormat = null }) => ({ id: uid, scoringFormat, teamFormat })),
  );
  const inTeams = over.flatMap(({ uid, teamFormat }) => (teamFormat == null ? [] : [uid]));
  const teams =
    inTeams.length === 0
      ? []
      : await data.db
          .select({ uid: eventTeams.id, name: eventTeams.name, eventId: eventTeams.eventId })
          .from(eventTeams)
          .where(inArray(eventTeams.eventId, inTeams));
  const teamsOf = groupBy(teams, ({ eventId }) => eventId);
  return new Map(
    played.flatMap((one) => {
      const { id, scoringFormat, teamFormat } = one.event;
      const format = formatOf(scoringFormat);
      const inTeams = teamFormat === null ? null : teamFormatOf(teamFormat);
      if (!format || (teamFormat !== null && !inTeams)) return [];
      // An outcome has the names of teams, not those of their players.
      const own = (teamsOf.get(id) ?? []).map(({ uid, name }) => ({ uid, name, players: [] }));
      const board = inTeams ? teamLeaderboard(one, own, format, inTeams) : individualLeaderboard(one, format);
      const outcome = outcomeOfRows(board.items, format);
      return outcome ? [[id, outcome] as const] : [];
    }),
  );
}
