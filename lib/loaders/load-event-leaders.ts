import 'server-only';
import { eventBoards } from '@/lib/api/boards';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/resources/events';

/** Loads the team leaderboard if the event has teams, otherwise the players'. Null if the format has none. */
export function loadEventLeaders(event: Event): Promise<EventBoards | null> {
  return eventBoards(event, { tab: 'overview', board: null, team: null });
}
