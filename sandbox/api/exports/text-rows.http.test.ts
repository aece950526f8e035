import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiContext } from '@/sandbox/api/context';
import { createDataCache } from '@/sandbox/api/list/data-cache';
import { usersList } from '@/sandbox/api/users/queries';
import type { OpenDatabase } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { userColumns } from './csv-columns';
import { csvResponse, fileOf } from './csv-response';
import { exportRoutes } from './routes';

const odd =
  String.raw`=1+1|+44|-3|@x| spaced|spaced |a,b|a;=b|a;b|say "hi"|"|'|＝1|Ünal|й|山田|𝒜da|’Neill|7|7;|a\nb|%s`.split(
    '|',
  );
const invisible = [
  '',
  '\u00A0',
  'two\r\nlines',
  '\t',
  'a\t-b',
  '\x1f',
  '\x1f,',
  'a\x1f\x1f',
  '\x1f\x1f,\x1f',
  'a,\x1fb',
  '\u200B=1',
];
const names = [...odd, ...invisible];

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase('seeded');
  const some = await database.db.select().from(users).limit(names.length);
  for (const [index, { id }] of some.entries()) {
    const [firstName = '', lastName = ''] = [names[index], names.at(-index)];
    const createdAt = new Date(['1969-12-31T23:59:59.999Z', '2025-10-26T00:59:59.999Z'][index % 2] ?? 0);
    const handicapIndex = [0, -0.4, 54, 10, 7.5, null][index % 6] ?? null;
    await database.db.update(users).set({ firstName, lastName, createdAt, handicapIndex }).where(eq(users.id, id));
  }
});
afterAll(() => database.close());

function context(more: Partial<ApiContext> = {}): ApiContext {
  const { signal } = new AbortController();
  const principal = { sub: 'staff', username: 'staff', groups: [] };
  return { db: database.db, cache: createDataCache(), signal, principal, logFailure: () => {}, ...more };
}

const exported = (query: string, more?: Partial<ApiContext>) =>
  exportRoutes.users.handle(context(more), { query: new URLSearchParams(query), params: {} });

it.each([
  '',
  'sortedBy=-handicap&zone=America/St_Johns',
  'sortedBy=createdAt&zone=Europe/London',
  'sortedBy=-lastActiveAt',
])('for the query “%s”, the CSV from rows that SQL formats as text equals the CSV from list items', async (query) => {
  const given = Object.fromEntries(new URLSearchParams(query));
  const items = await csvResponse(context(), usersList, given, fileOf('users', userColumns));
  const texts = await exported(query);
  expect(await texts.text()).toBe(await items.text());
  expect(texts.headers.get('X-Total-Count')).toBe(items.headers.get('X-Total-Count'));
});
