import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sandboxPassword, staffAccount } from '@/sandbox/identity/accounts';
import { appOrigin, resetTestPool, startTestPool, type TestPool } from '@/sandbox/identity/testing/test-pool';
import { accessFaults, idFaults } from './checks/tokens';
import { type Check, checks, type Finding, lineOf, summary } from './finding';
import { connect } from './pool';
import { run } from './run';
import { readSettings } from './settings';

let pool: TestPool;
beforeAll(async () => {
  pool = await startTestPool();
});
afterAll(() => pool.close());

type Environment = Readonly<Record<string, string | undefined>>;

type Options = { send?: typeof fetch; until?: Check };

/** Checks the sandbox's pool with changed variables. Returns all findings, or those up to the check `until`. */
async function check(changes: Environment = {}, { send, until }: Options = {}): Promise<Finding[]> {
  const account = { CHECK_EMAIL: staffAccount.email, CHECK_PASSWORD: sandboxPassword };
  const settings = readSettings({ ...pool.appEnv, AUTH_URL: appOrigin, ...account, ...changes });
  if (Array.isArray(settings)) throw new Error(settings.join());
  const findings: Finding[] = [];
  const wait = async (seconds: number) => pool.advance(seconds);
  for await (const finding of run(connect(settings, send), wait)) {
    findings.push(finding);
    if (finding.check === until) break;
  }
  const expected = until ? checks.slice(0, checks.indexOf(until) + 1) : checks;
  expect(findings.map((finding) => finding.check)).toEqual(expected);
  return findings;
}

const those = (outcome: Finding['outcome'], findings: readonly Finding[]) =>
  findings.filter((finding) => finding.outcome === outcome).map((finding) => finding.check);

const said = (findings: readonly Finding[], check: Check | undefined) =>
  findings.find((finding) => finding.check === check)?.says ?? '';

const afterSignIn: Check[] = ['access token', 'id token', 'staff group', 'renewal', 'rotation', 'revocation'];

it('the identity check finds no fault in the sandbox, prints no secret and leaves no session', async () => {
  const tokens: string[] = [];
  const listening: typeof fetch = async (input, init) => {
    const response = await fetch(input, init);
    const body = await response.clone().text();
    tokens.push(...[...body.matchAll(/"(?:Access|Id|Refresh)Token":"([^"]+)"/g)].map(([, token = '']) => token));
    return response;
  };
  const findings = await check({}, { send: listening });
  expect(findings.filter(({ outcome }) => outcome !== 'ok')).toEqual([]);
  const printed = [...findings.map(lineOf), summary(findings)].join('\n');
  expect(tokens.length).toBeGreaterThan(9);
  for (const secret of [...tokens, pool.appEnv.AUTH_COGNITO_SECRET, sandboxPassword, staffAccount.email]) {
    expect(printed).not.toContain(secret);
  }
  const { renewed, refused } = await (await pool.control('GET', 'refreshes')).json();
  expect({ renewed, refused }).toEqual({ renewed: 3, refused: 1 });
});

it('if the pool refuses every renewal, the identity check does not conclude that revocation works', async () => {
  const refuses: typeof fetch = async (input, init) => {
    const isRenewal = new Headers(init?.headers).get('x-amz-target')?.endsWith('.GetTokensFromRefreshToken');
    return isRenewal ? Response.json({ __type: 'Unsupported', message: '' }, { status: 500 }) : fetch(input, init);
  };
  const findings = await check({}, { send: refuses });
  expect(those('wrong', findings)).toEqual(['renewal']);
  expect(those('not checked', findings)).toEqual(['rotation', 'revocation']);
  expect(said(findings, 'revocation')).toBe('the pool renews no token, revoked or not');
});

describe('a wrong environment', () => {
  it.each<[string, Environment, Check[], string]>([
    [
      'the issuer of another pool',
      { AUTH_COGNITO_ISSUER: 'POOL/eu-west-2_Another' },
      ['discovery document'],
      'AUTH_COGNITO_ISSUER',
    ],
    ['the id of another client', { AUTH_COGNITO_ID: 'another' }, ['app client'], 'AUTH_COGNITO_ID'],
    [
      'a wrong client secret',
      { AUTH_COGNITO_SECRET: 'another' },
      ['app client', 'code grant'],
      'AUTH_COGNITO_SECRET is not',
    ],
    ['a missing client secret', { AUTH_COGNITO_SECRET: '' }, ['app client', 'code grant'], 'set AUTH_COGNITO_SECRET'],
    [
      'a wrong address of the app',
      { AUTH_URL: 'https://elsewhere.example' },
      ['callback URL', 'sign-out URL'],
      'elsewhere.example',
    ],
    [
      'the name of another staff group',
      { AUTH_STAFF_GROUP: 'stewards' },
      ['staff group'],
      'names admin: make the group stewards',
    ],
    ['a wrong password of the test account', { CHECK_PASSWORD: 'Another-1' }, ['sign-in'], 'CHECK_PASSWORD'],
    ['a disabled test account', { CHECK_EMAIL: 'disabled@fairway.test' }, ['sign-in'], 'NotAuthorizedException'],
    ['a test account that is in no group', { CHECK_EMAIL: 'outsider@fairway.test' }, ['staff group'], 'names no group'],
  ])('the identity check finds %s', async (_, changes, wrong, words) => {
    const issuer = changes.AUTH_COGNITO_ISSUER?.replace('POOL', pool.origin);
    const environment = { ...changes, ...(issuer && { AUTH_COGNITO_ISSUER: issuer }) };
    const findings = await check(environment, { until: wrong.at(-1) });
    expect(those('wrong', findings)).toEqual(wrong);
    expect(said(findings, wrong[0])).toContain(words);
  });

  it('the identity check reports an issuer URL at which no server responds', async () => {
    const findings = await check({ AUTH_COGNITO_ISSUER: 'http://127.0.0.1:1/pool' });
    expect(those('wrong', findings)).toEqual(['discovery document']);
    expect(those('not checked', findings)).toHaveLength(checks.length - 1);
  });

  it('without a test account, the identity check skips the checks that sign in', async () => {
    const findings = await check({ CHECK_EMAIL: '', CHECK_PASSWORD: '', AUTH_STAFF_GROUP: '' });
    expect(those('wrong', findings)).toEqual([]);
    expect(those('not checked', findings)).toEqual(['unknown users', 'sign-in', ...afterSignIn]);
  });

  it.each([
    ['temporary@fairway.test', 'NEW_PASSWORD_REQUIRED: '],
    ['totp@fairway.test', 'SOFTWARE_TOKEN_MFA: '],
  ])(
    'if the account %s must pass another sign-in step, the identity check skips the later checks',
    async (CHECK_EMAIL, challenge) => {
      const findings = await check({ CHECK_EMAIL });
      expect(those('wrong', findings)).toEqual([]);
      expect(those('not checked', findings)).toEqual(['sign-in', ...afterSignIn]);
      expect(said(findings, 'sign-in')).toContain(challenge);
    },
  );

  it('the identity check names missing and invalid variables and does not print their values', () => {
    expect(readSettings({ AUTH_URL: 'hush', AUTH_COGNITO_ID: '' })).toEqual([
      'AUTH_URL must be an http(s) URL',
      'AUTH_COGNITO_ISSUER is not set',
      'AUTH_COGNITO_ID is not set',
    ]);
  });
});

describe('a wrongly configured pool', () => {
  beforeEach(() => resetTestPool(pool));

  // biome-ignore lint/suspicious/noExplicitAny: tests change any field of a response.
  type Body = any;
  type Call = { operation: string | undefined; body: Body; url: URL };

  /** Sends calls to the sandbox's pool. `answer` can replace a response, and `change` its body. */
  const answering =
    (answer: (call: Call) => Response | undefined, change: (body: Body, call: Call) => Body = (body) => body) =>
    async (input: Parameters<typeof fetch>[0], init?: RequestInit): Promise<Response> => {
      const operation = new Headers(init?.headers).get('x-amz-target')?.split('.')[1];
      const body = operation ? JSON.parse(String(init?.body)) : undefined;
      const call = { operation, body, url: new URL(String(input)) };
      const other = answer(call);
      if (other) return other;
      const response = await fetch(input, init);
      if (!response.headers.get('content-type')?.includes('json')) return response;
      return Response.json(change(await response.json(), call), { status: response.status });
    };
  const refusing = (operation: string, __type: string, message: string, when: (body: Body) => boolean = () => true) =>
    answering((call) =>
      call.operation === operation && when(call.body) ? Response.json({ __type, message }, { status: 400 }) : undefined,
    );
  const redirecting = (path: string, location: string) =>
    answering(({ url }) =>
      url.pathname === path ? new Response(null, { status: 302, headers: { location } }) : undefined,
    );
  const changing = (change: (body: Body, call: Call) => Body) => answering(() => undefined, change);
  const isUnknown = ({ AuthParameters }: Body) => AuthParameters.USERNAME.endsWith('@example.com');
  const callback = `${appOrigin}/api/auth/callback/cognito`;

  it.each<[string, typeof fetch, Check, string]>([
    [
      'the pool does not allow the password flow',
      refusing('InitiateAuth', 'InvalidParameterException', 'USER_PASSWORD_AUTH flow not enabled for this client'),
      'password flow',
      'ALLOW_USER_PASSWORD_AUTH',
    ],
    [
      'the error message of the pool shows whether an account exists',
      refusing('InitiateAuth', 'NotAuthorizedException', 'No such user.', isUnknown),
      'unknown users',
      'PreventUserExistenceErrors',
    ],
    [
      'the pool requires a challenge that the app has no form for',
      answering(({ operation, body }) =>
        operation === 'InitiateAuth' && !isUnknown(body)
          ? Response.json({ ChallengeName: 'SMS_MFA', Session: 's', ChallengeParameters: {} })
          : undefined,
      ),
      'sign-in',
      'SMS_MFA',
    ],
    [
      'the pool does not replace refresh tokens',
      changing((body, { operation }) => {
        if (operation === 'GetTokensFromRefreshToken' && body.AuthenticationResult) {
          delete body.AuthenticationResult.RefreshToken;
        }
        return body;
      }),
      'rotation',
      'Turn refresh token rotation on',
    ],
    [
      'the pool does not allow revocation',
      refusing('RevokeToken', 'UnauthorizedException', 'Token revocation is not enabled'),
      'revocation',
      'turn token revocation on',
    ],
    [
      'revocation of tokens has no effect',
      answering(({ operation }) => (operation === 'RevokeToken' ? Response.json({}) : undefined)),
      'revocation',
      'still renews',
    ],
    [
      'the pool has no domain',
      changing((body, { url }) => {
        if (url.pathname.endsWith('openid-configuration')) delete body.authorization_endpoint;
        return body;
      }),
      'discovery document',
      'domain',
    ],
    [
      'the published keys are not those that sign the tokens',
      changing((body) =>
        body.keys ? { keys: body.keys.map((key: Body) => ({ ...key, kid: `other-${key.kid}` })) } : body,
      ),
      'access token',
      'signature',
    ],
    [
      'the pool refuses a scope',
      redirecting('/oauth2/authorize', `${callback}?error=invalid_scope&state=s`),
      'scopes',
      'invalid_scope',
    ],
  ])('the identity check finds that %s', async (_, send, wrong, words) => {
    const findings = await check({}, { send, until: wrong });
    expect(those('wrong', findings)).toContain(wrong);
    expect(said(findings, wrong)).toContain(words);
  });
});

describe('wrong claims in tokens', () => {
  const environment = { AUTH_COGNITO_ISSUER: 'https://pool.example/p', AUTH_COGNITO_ID: 'c' };
  const settings = readSettings({ ...environment, AUTH_URL: appOrigin });
  if (Array.isArray(settings)) throw new Error(settings.join());
  const access = { iss: 'https://pool.example/p', token_use: 'access', client_id: 'c', username: 'u', iat: 1, exp: 2 };
  const id = { iss: 'https://pool.example/p', token_use: 'id', aud: 'c', sub: 's', email: 'e' };

  it.each<[Record<string, unknown>, string]>([
    [{ token_use: 'id' }, 'its token_use is "id" instead of access'],
    [{ client_id: 'other' }, 'its client_id is "other" instead of c'],
    [{ client_id: undefined }, 'its client_id is missing instead of c'],
    [{ iss: 'https://other.example' }, 'its iss is'],
    [{ exp: undefined }, 'it has no exp'],
    [{ username: undefined }, 'it has no username'],
    [{ aud: 'c' }, 'it has an aud'],
  ])('accessFaults finds the wrong claims %j of an access token', (changes, fault) => {
    expect(accessFaults(access, settings)).toEqual([]);
    expect(accessFaults({ ...access, ...changes }, settings)).toEqual([expect.stringContaining(fault)]);
  });

  it.each<[Record<string, unknown>, string]>([
    [{ email: undefined }, 'let the app client read the attribute'],
    [{ aud: 'other' }, 'its aud is "other" instead of c'],
    [{ token_use: 'access' }, 'its token_use is'],
  ])('idFaults finds the wrong claims %j of an id token', (changes, fault) => {
    expect(idFaults(id, settings)).toEqual([]);
    expect(idFaults({ ...id, ...changes }, settings)).toEqual([expect.stringContaining(fault)]);
  });
});
