import type { OpenDatabase } from '@/sandbox/db/database';
import { createClient } from './client';
import { type ListTimes, measureLists } from './lists';
import { measureDashboard, measureExport, measureLeaderboard } from './others';
import { measureSearches, type SearchTimes } from './searches';

export type ApiTimes = {
  lists: ListTimes[];
  searches: SearchTimes;
  dashboard: { first: number[]; known: number[] };
  leaderboard: { players: number; times: number[] };
  export: { rows: number; ms: number; grewMB: number };
};

/** One request at a time. A first round warms up connections, caches and code. */
export async function measureApi(database: OpenDatabase, progress: (text: string) => void): Promise<ApiTimes> {
  progress('warming up');
  const warm = createClient(database);
  await measureLists(warm);
  await measureDashboard(warm);
  await measureLeaderboard(warm, database.db);
  const client = createClient(database);
  progress('dashboard');
  const dashboard = await measureDashboard(client);
  const lists = await measureLists(client, progress);
  progress('searches');
  const searches = await measureSearches(client, database.db);
  progress('leaderboard');
  const leaderboard = await measureLeaderboard(client, database.db);
  progress('export');
  return { lists, searches, dashboard, leaderboard, export: await measureExport(client) };
}
