import { createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { APIRequest } from '@playwright/test';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { User } from '@/lib/contract/users';
import { staff } from '../../tools/testing/browser.mjs';

const sandbox = `http://127.0.0.1:${process.env.E2E_SANDBOX_PORT ?? '4100'}`;

type Query = Readonly<Record<string, string | number>>;
type Page<Item> = { items: Item[]; paging: { pageNumber: number; pageSize: number; total: number } };

/** The admin API asked directly, past app and proxy: what the screens should show. */
export type Api = {
  listUsers: (query?: Query) => Promise<Page<User>>;
  listRounds: (userUid: string, query?: Query) => Promise<Page<FriendlyRound>>;
  /** Every row of a list, all its pages read in order. */
  listAll: <Item extends { uid: string }>(path: string, query?: Query) => Promise<Item[]>;
  /** Any list by its path. */
  list: (path: string, query?: Query) => Promise<Page<Record<string, unknown>>>;
};

/** Signs in for itself, so that no session of a browser is touched. */
export async function connectApi(request: APIRequest): Promise<Api> {
  const client = await request.newContext({
    baseURL: `${sandbox}/api/v1/`,
    // A connection kept for the next test may have been closed by the server just when it is used again.
    extraHTTPHeaders: { Authorization: `Bearer ${await accessToken(request)}`, Connection: 'close' },
  });
  const get = async (path: string, params: Query = {}) => {
    const response = await client.get(path, { params });
    if (!response.ok()) throw new Error(`The API answered ${response.status()} to ${path}`);
    return response.json();
  };
  return {
    list: get,
    listUsers: (query) => get('admin/users', query),
    listRounds: (userUid, query) => get(`admin/users/${userUid}/friendly-rounds`, query),
    listAll: async <Item>(path: string, query: Query = {}) => {
      const all: Item[] = [];
      for (let pageNumber = 1; ; pageNumber += 1) {
        const { items, paging }: Page<Item> = await get(path, { ...query, pageNumber, pageSize: 100 });
        all.push(...items);
        if (all.length >= paging.total) return all;
        if (items.length === 0) throw new Error(`${path} has ${all.length} rows, and says it has ${paging.total}`);
      }
    },
  };
}

async function accessToken(request: APIRequest): Promise<string> {
  const { clientId, clientSecret } = JSON.parse(readFileSync('.sandbox/e2e/identity.json', 'utf8'));
  const { email, password } = staff;
  const hash = createHmac('sha256', clientSecret).update(`${email}${clientId}`).digest('base64');
  const provider = await request.newContext();
  const response = await provider.post(sandbox, {
    headers: {
      'content-type': 'application/x-amz-json-1.1',
      'x-amz-target': 'AWSCognitoIdentityProviderService.InitiateAuth',
    },
    data: JSON.stringify({
      AuthFlow: 'USER_PASSWORD_AUTH',
      ClientId: clientId,
      AuthParameters: { USERNAME: email, PASSWORD: password, SECRET_HASH: hash },
    }),
  });
  const { AuthenticationResult: result } = await response.json();
  if (!result) throw new Error(`The identity provider answered ${response.status()} to a sign-in`);
  await provider.dispose();
  return result.AccessToken;
}
