import { sql } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import type { Client } from './client';

type Page = { paging: { total: number } };

/** Each search once, with its count. */
export type SearchTimes = { rare: number[]; worst: { letters: string; ms: number } };

const searched = ['/admin/users', '/admin/friendly-rounds', '/admin/group-members', '/admin/events'];
const letters = ['ana', 'son', 'mar', 'lin', 'ing', 'the', 'sat', 'olf', 'ert', 'and', 'ell', 'rie'];
/** The share of all rows below which a search is selective. */
const rareShare = 0.01;

/** Searches names of some golfers, and letters that many have. */
export async function measureSearches({ get }: Client, db: Database): Promise<SearchTimes> {
  const { rows } = await db.execute<{ first: string; last: string }>(
    sql`select first_name as first, last_name as last from users where id in (
      select (array_agg(id order by id))[1] from users group by left(id::text, 1))`,
  );
  const words = rows.flatMap(({ first, last }) => [last, `${first} ${last}`]);
  const times: SearchTimes = { rare: [], worst: { letters: '', ms: 0 } };
  for (const path of searched) {
    const all = (await get<Page>(`${path}?pageSize=10`)).answer.paging.total;
    for (const search of [...words, ...letters]) {
      const { ms, answer } = await get<Page>(`${path}?pageSize=10&search=${encodeURIComponent(search)}`);
      if (answer.paging.total < rareShare * all) times.rare.push(ms);
      if (letters.includes(search) && ms > times.worst.ms) times.worst = { letters: `${search}, ${path}`, ms };
    }
  }
  return times;
}
