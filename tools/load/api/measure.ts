import { desc, eq, sql } from 'drizzle-orm';
import { boardOf } from '@/lib/contract/boards';
import { type Database, openDatabase } from '@/sandbox/db/database';
import { events } from '@/sandbox/db/schema/events';
import { seed } from '@/sandbox/seed/seed';
import { defaultSize, type SeedSize } from '@/sandbox/seed/size';
import { startStep } from '@/tools/process/steps.mjs';
import { measuredOn, type Row, textTable, verdict } from '../report';
import { p95 } from '../statistics';
import { type Client, createClient } from './client';
import { seededOnServer } from './databases';
import { type ListTimes, measureLists } from './lists';

/**
 * Limits in ms: `CALL` for an API call, so that turning a page feels immediate, and `FILE` for a CSV, so that users do
 * not lose patience.
 */
const [CALL, FILE] = [100, 1_000];

/**
 * A measured value for one size of data, in ms unless `text` is set. `most` is its limit; a figure without a limit is
 * only shown.
 */
type Figure = { what: string; value: number; most?: number; text?: string };

/**
 * Measures the API on a PostgreSQL server, with few rounds and with many rounds, and on the embedded database.
 * @returns the times of all lists, and all
 * other figures
 */
export async function benchApi(server: string, [few, many]: readonly [SeedSize, SeedSize]) {
  const small = await onServer(server, few);
  const large = await onServer(server, many);
  const rows = large.figures.map(({ what, value, most, text }, index): Row => {
    const before: Figure = small.figures[index] ?? { what, value: Number.NaN };
    const target = most === undefined ? '' : `≤ ${ms(most)}, ${verdict(value <= most)}`;
    return [what, before.text ?? ms(before.value), text ?? ms(value), target];
  });
  const heads = [few, many].map(({ friendlyRounds }) => `${count(friendlyRounds)} rounds`);
  const embedded = ms(worst(await onEmbedded(), ofPages));
  return {
    lists: textTable(
      ['p95 of its pages', ''],
      large.lists.map((list) => [`${list.name}, ${count(list.total)}`, ms(ofPages(list))]),
    ),
    text: [
      textTable(['p95', ...heads, 'Target'], rows),
      `With the embedded database and ${count(defaultSize.friendlyRounds)} rounds, a list page takes at most ${embedded}.`,
      `${measuredOn('PostgreSQL 18')}. Seeding: ${large.seeding}.`,
    ].join('\n\n'),
  };
}

async function onServer(server: string, size: SeedSize) {
  const step = startStep(`${size.friendlyRounds} rounds`);
  const { database, seeding } = await seededOnServer(server, size, step.progress);
  try {
    // The first run is not measured, because connections, caches and compiled code are not ready.
    step.progress('warming up');
    const warm = createClient(database);
    await measureLists(warm);
    await measureCards(warm);
    await measureLeaderboard(warm, database.db);
    const measured = await measure(createClient(database), database.db, step.progress);
    step.done();
    return { ...measured, seeding };
  } finally {
    await database.close();
  }
}

async function measure(client: Client, db: Database, progress: (text: string) => void) {
  progress('dashboard');
  const cards = await measureCards(client);
  const lists = await measureLists(client, progress);
  progress('searches');
  const { rare, letters } = await measureSearches(client, db);
  progress('leaderboard');
  const leaderboard = await measureLeaderboard(client, db);
  progress('export');
  const csv = await measureExport(client);
  const figures: Figure[] = [
    { what: 'A page of a list, the worst', value: worst(lists, ofPages), most: CALL },
    { what: 'First count of a list, the worst', value: worst(lists, (list) => list.count), most: CALL },
    { what: 'First page far down, the worst', value: worst(lists, ({ anchors }) => anchors), most: CALL },
    { what: 'A search that under 1% of rows match', value: p95(rare), most: CALL },
    { what: `Three letters, the worst: ${letters.of}`, value: letters.ms, most: CALL },
    { what: 'Dashboard card', value: p95(cards.known), most: CALL },
    { what: '… its first count, the worst', value: Math.max(...cards.first), most: CALL },
    { what: `Leaderboard of ${leaderboard.players} players`, value: p95(leaderboard.times), most: CALL },
    { what: `CSV of ${count(csv.rows)} users`, value: csv.ms, most: FILE },
    { what: '… memory beyond its first tenth', value: csv.grew, text: `${csv.grew.toFixed(0)} MB` },
  ];
  return { lists, figures };
}

async function onEmbedded(): Promise<ListTimes[]> {
  const step = startStep('Embedded database');
  const database = await openDatabase({});
  try {
    await seed(database.db, step.progress, defaultSize);
    await measureLists(createClient(database));
    const measured = await measureLists(createClient(database));
    step.done();
    return measured;
  } finally {
    await database.close();
  }
}

const year = 'from=2025-11-01T00:00:00.000Z&to=2026-11-01T00:00:00.000Z&interval=week&zone=Europe/London';
const cards = [
  '/admin/dashboard/overview?from=2026-08-01T00:00:00.000Z',
  ...['users', 'groups', 'events', 'rounds'].map((name) => `/admin/dashboard/stats/${name}`),
  '/admin/dashboard/stats/users-per-country',
  '/admin/dashboard/stats/group-size-distribution',
  ...['new-users', 'new-groups', 'new-events', 'played-rounds'].map((name) => `/admin/stats/${name}?${year}`),
];

/**
 * Times of all API calls of the dashboard. `first`: the first calls, which count rows. `known`: later calls, with
 * cached counts.
 */
async function measureCards({ get }: Client): Promise<{ first: number[]; known: number[] }> {
  const times = { first: [] as number[], known: [] as number[] };
  for (const card of cards) times.first.push((await get(card)).ms);
  for (let turn = 0; turn < 10; turn++) for (const card of cards) times.known.push((await get(card)).ms);
  return times;
}

/** Measures the leaderboard of the event with the most players. */
async function measureLeaderboard({ get }: Client, db: Database): Promise<{ players: number; times: number[] }> {
  const order = [desc(events.participantsCount), events.id];
  const [event] = await db
    .select()
    .from(events)
    .where(eq(events.status, 'COMPLETED'))
    .orderBy(...order)
    .limit(1);
  if (!event) throw new Error('The seed has no completed event');
  const path = `/admin/groups/${event.groupId}/events/${event.id}/${boardOf(event.scoringFormat)}/individual-leaderboard`;
  const times: number[] = [];
  for (let turn = 0; turn < 40; turn++) times.push((await get(path)).ms);
  return { players: event.participantsCount, times: times.slice(5) };
}

/** Exports all users as CSV. `grew` is the growth of memory in MB from the first tenth of the file to the peak. */
async function measureExport({ drain }: Client): Promise<{ rows: number; ms: number; grew: number }> {
  const used: number[] = [];
  const { ms, headers } = await drain('/admin/export/users', () => used.push(process.memoryUsage().rss / 1_000_000));
  const begun = used[Math.floor(used.length / 10)] ?? 0;
  return { rows: Number(headers.get('X-Total-Count')), ms, grew: Math.max(...used) - begun };
}

const searched = ['/admin/users', '/admin/friendly-rounds', '/admin/group-members', '/admin/events'];
const syllables = ['ana', 'son', 'mar', 'lin', 'ing', 'the', 'sat', 'olf', 'ert', 'and', 'ell', 'rie'];
/** A search counts as selective if it matches less than this fraction of all rows. */
const rareShare = 0.01;

/** Measures searches for the names of some users, and for letters that many names contain. */
async function measureSearches({ get }: Client, db: Database) {
  const total = async (path: string) => {
    const { ms, answer } = await get<{ paging: { total: number } }>(`${path}`);
    return { ms, total: answer.paging.total };
  };
  const { rows } = await db.execute<{ first: string; last: string }>(
    sql`select first_name as first, last_name as last from users where id in (
      select (array_agg(id order by id))[1] from users group by left(id::text, 1))`,
  );
  const words = rows.flatMap(({ first, last }) => [last, `${first} ${last}`]);
  const times = { rare: [] as number[], letters: { of: '', ms: 0 } };
  for (const path of searched) {
    const all = await total(`${path}?pageSize=10`);
    for (const search of [...words, ...syllables]) {
      const found = await total(`${path}?pageSize=10&search=${encodeURIComponent(search)}`);
      if (found.total < rareShare * all.total) times.rare.push(found.ms);
      const isWorst = syllables.includes(search) && found.ms > times.letters.ms;
      if (isWorst) times.letters = { of: `${search}, ${path}`, ms: found.ms };
    }
  }
  return times;
}

const ofPages = ({ pages }: ListTimes) => p95(pages);
const worst = (lists: readonly ListTimes[], of: (list: ListTimes) => number) => Math.max(...lists.map(of));
const count = (rows: number) => rows.toLocaleString('en-GB');
const ms = (value: number) => (value < 1_000 ? `${value.toFixed(0)} ms` : `${(value / 1_000).toFixed(1)} s`);
