import 'server-only';
import { eventBoards } from '@/lib/api/boards';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/resources/events';

/** Loads the leaderboard that decides an event: the teams', if it has teams. Null for a format without leaderboards. */
export function loadEventLeaders(event: Event): Promise<EventBoards | null> {
  return eventBoards(event, { tab: 'overview', board: null, team: null });
}
