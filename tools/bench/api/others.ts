import { and, desc, eq } from 'drizzle-orm';
import { boardOf } from '@/lib/contract/boards';
import type { Database } from '@/sandbox/db/database';
import { events } from '@/sandbox/db/schema/events';
import type { Client } from './client';

const year = 'from=2025-11-01T00:00:00.000Z&to=2026-11-01T00:00:00.000Z&interval=week&zone=Europe/London';
const cards = [
  '/admin/dashboard/overview?from=2026-08-01T00:00:00.000Z',
  ...['users', 'groups', 'events', 'rounds'].map((name) => `/admin/dashboard/stats/${name}`),
  '/admin/dashboard/stats/users-per-country',
  '/admin/dashboard/stats/group-size-distribution',
  ...['new-users', 'new-groups', 'new-events', 'played-rounds'].map((name) => `/admin/stats/${name}?${year}`),
];

/** Every card with its first count, and with a cached one. */
export async function measureDashboard({ get }: Client): Promise<{ first: number[]; known: number[] }> {
  const times = { first: [] as number[], known: [] as number[] };
  for (const card of cards) times.first.push((await get(card)).ms);
  for (let turn = 0; turn < 10; turn++) for (const card of cards) times.known.push((await get(card)).ms);
  return times;
}

/** The leaderboard of the event with the most players. */
export async function measureLeaderboard({ get }: Client, db: Database): Promise<{ players: number; times: number[] }> {
  const [event] = await db
    .select()
    .from(events)
    .where(and(eq(events.status, 'COMPLETED')))
    .orderBy(desc(events.participantsCount), events.id)
    .limit(1);
  if (!event) throw new Error('The seed has no completed event');
  const path = `/admin/groups/${event.groupId}/events/${event.id}/${boardOf(event.scoringFormat)}/individual-leaderboard`;
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn++) times.push((await get(path)).ms);
  return { players: event.participantsCount, times: times.slice(5) };
}

/** All golfers as CSV, and the growth of memory from the first tenth of the file to the peak. */
export async function measureExport({ drain }: Client): Promise<{ rows: number; ms: number; grewMB: number }> {
  const used: number[] = [];
  const { ms, headers } = await drain('/admin/export/users', () => used.push(process.memoryUsage().rss / 1_000_000));
  const begun = used[Math.floor(used.length / 10)] ?? 0;
  return { rows: Number(headers.get('X-Total-Count')), ms, grewMB: Math.max(...used) - begun };
}
