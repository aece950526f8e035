import type { contests, contestWinners, eventCards, handicapEntries } from '../../db/schema/event-scores';
import type { eventPlayers, eventRounds, events, eventTeams } from '../../db/schema/events';

export type CardRow = typeof eventCards.$inferInsert;
export type RoundRow = typeof eventRounds.$inferInsert;
export type HandicapRow = typeof handicapEntries.$inferInsert;

/** The database rows of an event. */
export type EventRows = {
  event: typeof events.$inferInsert;
  rounds: RoundRow[];
  teams: (typeof eventTeams.$inferInsert)[];
  players: (typeof eventPlayers.$inferInsert)[];
  cards: CardRow[];
  contests: (typeof contests.$inferInsert)[];
  contestWinners: (typeof contestWinners.$inferInsert)[];
};
