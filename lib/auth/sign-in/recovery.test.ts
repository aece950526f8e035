import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { ProviderRefusal, ProviderUnavailable, type SignInOutcome } from '@/lib/auth/provider/provider';
import { accessTokenOf, environment } from '@/lib/auth/provider/provider.fixture';
import { sessionWith } from '@/lib/auth/session/session.fixture';

const provider = vi.hoisted(() => ({
  resetPassword: vi.fn(),
  signIn: vi.fn(),
  answerChallenge: vi.fn(),
  endAllSessions: vi.fn(),
  readIdToken: () => ({ sub: 's1', email: 'Staff@fairway.test', name: null, groups: [] }),
  readAccessToken: () => ({ username: 'u1', lifeSeconds: 3600 }),
}));
const jar = vi.hoisted(() => new Map<string, string>());
vi.mock('@/lib/auth/provider/cognito', () => ({ identityProvider: provider }));
vi.mock('@/lib/auth/attempts/client-address', () => ({ clientBlock: async () => '198.51.100.1' }));
vi.mock('./auth', () => ({ signIn: vi.fn() }));
vi.mock('next/headers', () => ({
  cookies: async () => ({
    get: (name: string) => ({ value: jar.get(name) }),
    set: (name: string, value: string) => jar.set(name, value),
    delete: ({ name }: { name: string }) => jar.delete(name),
  }),
}));
vi.mock('next/navigation', () => ({
  redirect: (to: string) => {
    throw new Error(`to ${to}`);
  },
}));

let resetPassword: typeof import('./recovery').resetPassword;
let answerChallenge: typeof import('./sign-in').answerChallenge;
let endReason: typeof import('@/lib/auth/session/session-store').endReason;
const log = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
beforeAll(async () => {
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
  [{ resetPassword }, { answerChallenge }, { endReason }] = await Promise.all([
    import('./recovery'),
    import('./sign-in'),
    import('@/lib/auth/session/session-store'),
  ]);
});
beforeEach(() => {
  vi.clearAllMocks();
  jar.clear();
  provider.endAllSessions.mockResolvedValue(true);
});

const token = accessTokenOf(3600);
const tokens: SignInOutcome = { kind: 'tokens', tokens: { accessToken: token, idToken: 'id', refreshToken: 'r' } };
const challenge: SignInOutcome = {
  kind: 'challenge',
  challenge: { kind: 'authenticator-code', session: 'text', username: 'u1' },
};
const reset = (from = '/') => resetPassword('staff@fairway.test', '123456', 'Fresh-Green-3', from);
const events = () => log.mock.calls.map(([line]) => JSON.parse(String(line)).event);

describe('resetPassword', () => {
  it('AUTH-13 a password reset ends all sessions of the account at the provider and in the app', async () => {
    const before = sessionWith(3600);
    provider.signIn.mockResolvedValue(tokens);
    await expect(reset('/groups?q=a')).rejects.toThrow(/to \/login\?reason=reset&from=%2Fgroups%3Fq%3Da$/);
    expect(provider.signIn).toHaveBeenCalledExactlyOnceWith('staff@fairway.test', 'Fresh-Green-3');
    expect(provider.endAllSessions).toHaveBeenCalledExactlyOnceWith(token);
    expect(endReason(before)).toBe('expired');
  });

  it('AUTH-13 a password reset asks for the code of an authenticator app first, and then ends all sessions', async () => {
    provider.signIn.mockResolvedValue(challenge);
    await expect(reset()).rejects.toThrow(/to \/login$/);
    expect(provider.endAllSessions).not.toHaveBeenCalled();
    provider.answerChallenge.mockResolvedValue(tokens);
    await expect(answerChallenge('authenticator-code', '123456')).rejects.toThrow(/to \/login\?reason=reset$/);
    expect(provider.endAllSessions).toHaveBeenCalledExactlyOnceWith(token);
    expect(jar.size, 'no step is left').toBe(0);
  });

  it.each<[what: string, outcome: () => Promise<SignInOutcome>]>([
    ['the provider does not respond', async () => Promise.reject(new ProviderUnavailable('down'))],
    ['the provider is busy', async () => Promise.reject(new ProviderRefusal('rate-limited', 'TooManyRequests'))],
    [
      'the account needs a sign-in step that the app does not support',
      async () => ({ kind: 'unsupported', step: 'SMS_MFA' }),
    ],
  ])('AUTH-13 a password reset warns that sessions in other apps may continue when %s', async (_, outcome) => {
    const before = sessionWith(3600, { email: 'staff@fairway.test', username: 'u2' });
    provider.signIn.mockImplementation(outcome);
    await expect(reset()).rejects.toThrow('to /login?reason=reset-here');
    expect(endReason(before), 'here').toBe('expired');
  });

  it('AUTH-13 a password reset ends the account’s sessions in the app, even if the user name has other capitals and the provider fails', async () => {
    const before = sessionWith(3600, { email: 'fergus@fairway.test', username: 'Fergus.Drummond' });
    provider.signIn.mockRejectedValue(new ProviderUnavailable('down'));
    await expect(resetPassword('fergus.drummond', '123456', 'Fresh-Green-3', '/')).rejects.toThrow('reset-here');
    expect(endReason(before)).toBe('expired');
  });

  it('AUTH-13 if the provider does not confirm that sessions have ended, a password reset warns the user and logs it', async () => {
    provider.signIn.mockResolvedValue(tokens);
    provider.endAllSessions.mockRejectedValue(new ProviderUnavailable('down'));
    await expect(reset()).rejects.toThrow('to /login?reason=reset-here');
    expect(events()).toContain('reset.sessions-not-ended');
  });

  it('AUTH-13 a password reset that the provider refuses ends no session', async () => {
    const before = sessionWith(3600, { email: 'other@fairway.test', username: 'u3' });
    provider.resetPassword.mockRejectedValueOnce(new ProviderRefusal('wrong-reset-code', 'CodeMismatch'));
    expect(await resetPassword('other@fairway.test', '1', 'Fresh-Green-3', '/')).toHaveProperty('message');
    expect(provider.signIn).not.toHaveBeenCalled();
    expect(endReason(before)).toBeNull();
  });
});
