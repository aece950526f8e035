import { beforeAll, expect, it, vi } from 'vitest';
import { accessTokenOf, environment } from '@/lib/auth/provider/provider.fixture';

let tokenSet: typeof import('./token-set');
const printed: string[] = [];
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockImplementation((line) => {
    printed.push(String(line));
    return true;
  });
  tokenSet = await import('./token-set');
});

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const idToken = `${part({ alg: 'RS256' })}.${part({ sub: 's1', email: 'staff@fairway.test' })}.c2ln`;

it.each(['password', 'hosted'] as const)('the log names the account of a sign-in by “%s” only by a hash', (method) => {
  const tokens = { accessToken: accessTokenOf(300), idToken, refreshToken: 'refresh-1' };
  const { sid } = tokenSet.startSession(tokens, method);
  const line = printed.at(-1) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({
    level: 'info',
    event: 'session.started',
    account: expect.stringMatching(/^[\w-]{12}$/),
    method,
  });
  expect(line).not.toMatch(new RegExp(['s1"', 'staff@', 'refresh-1', sid, tokens.accessToken].join('|')));
});
