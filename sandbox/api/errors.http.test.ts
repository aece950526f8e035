import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Admin } from '@/lib/contract/admins';
import { openTestApi, type TestApi } from './testing/test-api';

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

const as = (token: string) => ({ headers: { Authorization: token } });

describe('the API authorizes requests (AUTH-9)', () => {
  it.each([
    ['no token', { headers: { Authorization: '' } }],
    ['a token that does not verify', as('Bearer forged')],
    ['another scheme', as('Basic c3RhZmY6c3RhZmY=')],
    ['a broken header', as('Bearer a b')],
  ])('the API responds 401 to a request with %s', async (_, init) => {
    const response = await api.request('/me', init);
    expect(response.headers.get('WWW-Authenticate')).toBe('Bearer');
    expect(await api.getError('/me', init)).toMatchObject({ status: 401, code: 'unauthorized' });
  });

  it('the API responds 403 to a token without the staff group', async () => {
    expect(await api.getError('/admin/users', as('Bearer outsider'))).toMatchObject({ status: 403, code: 'forbidden' });
  });

  it('even on unknown paths, the API responds 401 to an invalid token, so that strangers cannot learn which paths exist', async () => {
    for (const path of ['/nothing', '/admin/users?foo=1']) {
      expect((await api.getError(path, as('Bearer forged'))).status).toBe(401);
    }
  });

  it('when the token verifier fails, the API responds 500 and writes the cause only to the log', async () => {
    const error = await api.getError('/me', as('Bearer breaks'));
    expect(error).toEqual({ status: 500, code: 'internal_error', message: 'Something went wrong on the server' });
    expect(api.log.at(-1)).toContain('the keys cannot be read');
  });
});

describe('/me', () => {
  it.each(['Bearer staff', 'bearer staff', 'Bearer by-email'])(
    '/me returns the staff account for the authorization header “%s”',
    async (token) => {
      const response = await api.request('/me', as(token));
      expect(Admin.parse(await response.json())).toMatchObject({ firstName: 'Isla', email: 'staff@fairway.test' });
    },
  );

  it('/me responds 404 when the token belongs to no staff account', async () => {
    expect(await api.getError('/me', as('Bearer stranger'))).toMatchObject({ status: 404, code: 'not_found' });
  });
});

describe('the API refuses wrong requests (ERR-1)', () => {
  it.each(['/', '/nothing', '/admin', '/admin/users/x/y', '/me/x'])(
    'the API responds 404 at the unknown path %s',
    async (path) => {
      expect(await api.getError(path)).toMatchObject({ status: 404, code: 'not_found' });
    },
  );

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'])(
    'the API responds 405 to %s and names the allowed methods',
    async (method) => {
      const response = await api.request('/admin/users/1/friendly-rounds', { method });
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
      expect(await api.getError('/me', { method })).toMatchObject({ status: 405, code: 'method_not_allowed' });
    },
  );

  it.each([
    ['sortedBy=handycap', 'sortedBy: unknown key "handycap"'],
    ['sortedBy=', 'sortedBy: unknown key ""'],
    ['sortedBy=--name', 'sortedBy: unknown key "--name"'],
    ['sortedBy=email', 'sortedBy: unknown key "email"'],
    ['page=2', 'unknown parameter "page"'],
    ['pageNumber=0', 'pageNumber: must be at least 1'],
    ['pageNumber=two', 'pageNumber: must be a whole number'],
    ['pageNumber=1.5', 'pageNumber: must be a whole number'],
    ['pageNumber=99999999999', 'pageNumber: must be at most 2147483647'],
    ['pageSize=101', 'pageSize: must be at most 100'],
    ['pageSize=-1', 'pageSize: must be at least 1'],
    ['search=a%00b', 'search: must not contain a NUL character'],
    ['search=a&search=b', 'search: must be given once, as text'],
    [`search=${'x'.repeat(201)}`, 'search: must be at most 200 characters long'],
  ])('the API responds 400 with a clear message to the query %s', async (query, message) => {
    expect(await api.getError(`/admin/users?${query}`)).toEqual({ status: 400, code: 'bad_request', message });
  });
});

describe('headers and bodies of all responses', () => {
  it.each([
    ['/admin/users', 'Bearer staff'],
    ['/nothing', 'Bearer staff'],
    ['/me', 'Bearer forged'],
    ['/me', 'Bearer breaks'],
  ])(
    'the response of %s to the authorization header “%s” forbids caching and has the request id',
    async (path, token) => {
      const response = await api.request(path, { headers: { Authorization: token, 'X-Request-Id': 'trace-17' } });
      expect(response.headers.get('Cache-Control')).toBe('no-store');
      expect(response.headers.get('X-Request-Id')).toBe('trace-17');
      expect(response.headers.get('Content-Type')).toContain('application/json');
    },
  );

  it('the API replaces a request id that would forge a log line', async () => {
    const response = await api.request('/me', { headers: { 'X-Request-Id': 'a b' } });
    expect(response.headers.get('X-Request-Id')).toMatch(/^[\da-f-]{36}$/);
  });

  it('the API responds to HEAD like to GET, but without a body', async () => {
    const response = await api.request('/me', { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(await response.text()).toBe('');
  });
});

describe('failures of the database', () => {
  it('a database failure is logged in detail, but the response does not reveal the cause', async () => {
    await api.db.execute('alter table users rename to other_users');
    const error = await api.getError('/admin/users?search=secret');
    await api.db.execute('alter table other_users rename to users');
    expect(error).toEqual({ status: 500, code: 'internal_error', message: 'Something went wrong on the server' });
    expect(api.log.at(-1)).toMatch(/request [\da-f-]{36} failed: error: relation "users" does not exist/);
    expect(api.log.at(-1)).not.toContain('secret');
  });
});
