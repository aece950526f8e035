import { groupBy } from '@/lib/golf/scoring/group-by';
import type { Data } from '@/sandbox/api/context';
import { addOutcomes, outcomeOfRows } from '@/sandbox/api/leaderboards/outcomes';
import type { Event } from '@/sandbox/api/shapes';
import { teamFormatOf } from '@/sandbox/golf/leaderboard/team-leaderboard';
import { formatOf } from '@/sandbox/golf/scoring/formats';
import { individualLeaderboard, teamLeaderboard } from './leaderboards';
import { findPlayedEvents } from './played-event';
import { teamsOf } from './team-queries';

/** Adds to events that are over how they ended. */
export const withOutcomes = (data: Data, items: readonly Event[]) =>
  addOutcomes(data, 'outcomes of events', items, async (over) => {
    const found = over.map(({ uid, scoringFormat, teamFormat = null }) => ({ id: uid, scoringFormat, teamFormat }));
    const played = await findPlayedEvents(data, found);
    const inTeams = found.filter(({ teamFormat }) => teamFormat !== null).map(({ id }) => id);
    const teams = inTeams.length === 0 ? [] : await teamsOf(data.db, inTeams);
    const teamsOfEvent = groupBy(teams, ({ eventId }) => eventId);
    return played.map((one) => {
      const { id, scoringFormat, teamFormat } = one.event;
      const format = formatOf(scoringFormat);
      const inTeams = teamFormat === null ? null : teamFormatOf(teamFormat);
      if (!format || (teamFormat !== null && !inTeams)) return [id, null];
      // An outcome has the names of teams, not those of their players.
      const own = (teamsOfEvent.get(id) ?? []).map(({ uid, name }) => ({ uid, name, players: [] }));
      const board = inTeams ? teamLeaderboard(one, own, format, inTeams) : individualLeaderboard(one, format);
      return [id, outcomeOfRows(board.items, format)];
    });
  });
