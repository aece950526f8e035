import 'server-only';
import { bothBoards } from '@/lib/api/boards';
import type { Event } from '@/lib/resources/events';
import { stoppedRounds } from './stopped-rounds';

/** @param team the team whose cards are included, if any */
export async function loadEventResults(event: Event, team: string | null, timeZone: string) {
  const [boards, stopped] = await Promise.all([bothBoards(event, team), stoppedRounds(event, timeZone)]);
  return { ...boards, stopped: stopped?.words ?? null };
}
