import 'server-only';
import { eventBoards } from '@/lib/api/boards';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/resources/events';

/** The leaderboard that decides an event, of its teams where it has some; null for a format without one. */
export function loadEventLeaders(event: Event): Promise<EventBoards | null> {
  return eventBoards(event, { tab: 'overview', board: null, team: null });
}
