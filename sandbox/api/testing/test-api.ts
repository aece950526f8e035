import type * as z from 'zod';
import { ErrorBody } from '@/lib/contract/common';
import { apiPath, createApi } from '@/sandbox/api/app';
import { InvalidTokenError, type Principal } from '@/sandbox/api/require-staff';
import type { OpenDatabase } from '@/sandbox/db/database';
import { openTestDatabase } from '@/sandbox/db/testing/test-database';
import { seed } from '@/sandbox/seed/seed';
import type { SeedSize } from '@/sandbox/seed/size';
import { testSize } from '@/sandbox/seed/testing/test-size';

const staff: Principal = {
  sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e01',
  username: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e01',
  groups: ['admin'],
};

/** The user that each accepted token of the test API represents. */
const principals: Readonly<Record<string, Principal>> = {
  staff,
  outsider: { ...staff, groups: [] },
  stranger: { sub: 'nobody', username: 'nobody@fairway.test', groups: ['admin'] },
  'by-email': { sub: 'f00', username: 'STAFF@fairway.test', groups: ['users', 'admin'] },
};

/** Opens the API with little data, by default on a PostgreSQL server. `log` collects the logged lines. */
export async function openTestApi(size: SeedSize = testSize, database?: OpenDatabase) {
  const { db, forRequest, close } = database ?? (await openTestDatabase(size === testSize ? 'seeded' : 'tables'));
  await seed(db, () => {}, size);
  const log: string[] = [];
  const app = createApi({ databaseFor: forRequest, verifyAccessToken, log: (line) => log.push(line) });

  async function request(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    if (!headers.has('Authorization')) headers.set('Authorization', 'Bearer staff');
    return app.request(`${apiPath}${path}`, { ...init, headers });
  }

  return {
    db,
    close,
    log,
    size,
    request,
    async get<Schema extends z.ZodType>(path: string, schema: Schema): Promise<z.infer<Schema>> {
      const response = await request(path);
      if (response.status !== 200) throw new Error(`${path}: ${response.status} ${await response.text()}`);
      return schema.parse(await response.json());
    },
    async getError(path: string, init?: RequestInit) {
      const response = await request(path, init);
      return { status: response.status, ...ErrorBody.parse(await response.json()).error };
    },
  };
}
export type TestApi = Awaited<ReturnType<typeof openTestApi>>;

/** Accepts the tokens `staff`, `outsider`, `stranger` and `by-email`. */
export async function verifyAccessToken(bearer: string): Promise<Principal> {
  if (bearer === 'breaks') throw new Error('the keys cannot be read');
  const principal = principals[bearer];
  if (!principal) throw new InvalidTokenError('not a token of this pool');
  return principal;
}
