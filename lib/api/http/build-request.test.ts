import { expect, it, vi } from 'vitest';
import { me } from '@/lib/contract/admins';
import type { Endpoint } from '@/lib/contract/endpoint';
import { events } from '@/lib/contract/events';
import { RequestFailed } from '@/lib/contract/result';
import { users } from '@/lib/contract/users';
import { buildRequest } from './build-request';

vi.mock('@/lib/server/env', () => ({ env: () => ({ API_URL: 'https://api.test/api/v1' }) }));

const requestTo = (endpoint: Endpoint, input: Readonly<Record<string, unknown>>) => buildRequest(endpoint, input);

it.each([
  ['no input', requestTo(me.get, {}), '/me'],
  [
    'a query',
    requestTo(users.list, { search: 'a b&c=ü', country: 'eng,sco', pageNumber: 2 }),
    '/admin/users?search=a+b%26c%3D%C3%BC&country=eng%2Csco&pageNumber=2',
  ],
  ['an undefined value', requestTo(users.list, { search: undefined, pageSize: 1 }), '/admin/users?pageSize=1'],
  ['an empty value', requestTo(users.list, { search: '' }), '/admin/users?search='],
  [
    'path parameters, which are left out of the query',
    requestTo(events.listTeams, { group: 'a b', event: 'é?#{group}', pageSize: 5 }),
    '/admin/groups/a%20b/events/%C3%A9%3F%23%7Bgroup%7D/teams?pageSize=5',
  ],
])('a request to the API encodes %s', (_, request, address) => {
  expect(request.url).toBe(`https://api.test/api/v1${address}`);
  expect(request.method).toBe('GET');
});

it.each(['..', '.', '', 'a/b', '%2e%2e', 'a\\b', 'a\u0000', 'x'.repeat(129)])(
  'LIST-10 the value %j never becomes part of a path',
  (uid) => {
    expect(() => requestTo(events.listTeams, { group: 'g', event: uid })).toThrow(
      new RequestFailed(404, 'This does not exist. It may have been deleted'),
    );
  },
);
