import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { environment } from '@/lib/auth/provider/provider.fixture';

type Set = { name: string; value: string; options: object };
let set: Set[] = [];
vi.mock('next/headers', () => ({
  cookies: async () => ({
    set: (name: string, value: string, options: object) => set.push({ name, value, options }),
    get: (name: string) => set.findLast((cookie) => cookie.name === name),
    delete: ({ name }: { name: string }) => {
      set = set.filter((cookie) => cookie.name !== name);
    },
  }),
}));

let steps: typeof import('./sign-in-step');
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.stubEnv('AUTH_URL', 'https://office.example');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  steps = await import('./sign-in-step');
});
beforeEach(() => {
  set = [];
});

/** The length of the `Session` value from Cognito: usually, and at most according to its API. */
const [USUAL, LONGEST] = [1_000, 2_048];

function challenge(sessionLength: number, from: string, account = 'staff@fairway.test') {
  const session = 'A'.repeat(sessionLength);
  const username = '0f6c1a52-0d6b-4a3f-9c55-6a5f0e9f3c11';
  return { kind: 'challenge', challenge: { kind: 'authenticator-code', session, username }, account, from } as const;
}

const longPath = `/all-users?${'q'.repeat(2_000)}`;

describe('a pending sign-in challenge is stored in a cookie', () => {
  it.each([
    ['a usual encrypted session and a short return path', USUAL, '/all-users?pageSize=20', '/all-users?pageSize=20'],
    ['a usual encrypted session and the longest return path', USUAL, longPath, '/'],
    ['the longest encrypted session', LONGEST, '/all-users', '/all-users'],
    ['the longest encrypted session and return path', LONGEST, longPath, '/'],
  ])(
    'AUTH-12 the cookie of a pending sign-in challenge is small enough for browsers: %s',
    async (_, length, from, kept) => {
      expect(await steps.keepStep(challenge(length, from))).toBe(true);
      expect(set).toHaveLength(1);
      const { name = '', value = '' } = set[0] ?? {};
      const attributes = '; Path=/; Expires=Sun, 22 Nov 2026 11:34:05 GMT; Max-Age=180; Secure; HttpOnly; SameSite=lax';
      expect(`${name}=${value}${attributes}`.length).toBeLessThanOrEqual(4096);
      expect(await steps.readStep()).toEqual({ ...challenge(length, kept), afterReset: false });
    },
  );

  it('AUTH-12 a pending challenge that fits into no cookie, even with the shortest return path, is refused', async () => {
    await steps.keepStep(challenge(USUAL, '/'));
    expect(await steps.keepStep(challenge(LONGEST, '/', `${'s'.repeat(1_500)}@fairway.test`))).toBe(false);
    expect(await steps.readStep(), 'an earlier step').toBeNull();
  });

  it('AUTH-12 GUARD-6 the cookie of a pending sign-in challenge is limited to this host', async () => {
    await steps.keepStep({ kind: 'reset', account: 'staff@fairway.test' });
    expect(set[0]?.name).toBe('__Host-fairway.sign-in-step');
    expect(set[0]?.options).toEqual({ httpOnly: true, sameSite: 'lax', path: '/', secure: true, maxAge: 3600 });
  });
});
