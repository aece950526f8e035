import { describe, expect, it } from 'vitest';
import { parseEnvironment } from './env';

const sound = {
  AUTH_SECRET: 'a secret of more than thirty-two characters',
  AUTH_URL: 'https://office.example',
  AUTH_COGNITO_ID: 'client',
  AUTH_COGNITO_SECRET: 'hush',
  AUTH_COGNITO_ISSUER: 'https://cognito-idp.eu-west-2.amazonaws.com/eu-west-2_abc',
  API_URL: 'https://api.example/api/v1',
  AVATAR_URL: 'https://avatars.example/bottts/svg',
  TIME_ZONE: 'Asia/Tokyo',
};

function messageOf(source: Record<string, string | undefined>): string {
  try {
    parseEnvironment(source);
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
  return 'nothing is wrong';
}

describe('parseEnvironment', () => {
  it('the app accepts a complete environment and ignores other variables', () => {
    const defaults = {
      SESSION_HOURS: 12,
      SESSION_IDLE_MINUTES: 60,
      TRUSTED_PROXY_HOPS: 0,
      LOG_LEVEL: 'info',
      MAX_IN_FLIGHT: 120,
      EMAILS_PER_ACCOUNT: 60,
      SHELL_AFTER_MS: 300,
      SHUTDOWN_SECONDS: 25,
      DESIGN_PAGE: false,
      ALLOW_PLAIN_HTTP: false,
      OTEL_SERVICE_NAME: 'fairway',
      METRICS_HOST: '127.0.0.1',
    };
    expect(parseEnvironment({ ...sound, PATH: '/bin' })).toEqual({
      ...sound,
      AUTH_SECRET: [sound.AUTH_SECRET],
      ...defaults,
    });
  });

  it('an empty environment variable counts as not set', () => {
    const { AVATAR_URL, AUTH_COGNITO_SECRET, TIME_ZONE } = parseEnvironment({
      ...sound,
      AVATAR_URL: '',
      AUTH_COGNITO_SECRET: '',
      TIME_ZONE: '',
    });
    expect([AVATAR_URL, AUTH_COGNITO_SECRET]).toEqual([undefined, undefined]);
    expect(TIME_ZONE).toBe('UTC');
  });

  it('the app trusts one proxy on Vercel, unless another number is set', () => {
    expect(parseEnvironment({ ...sound, VERCEL: '1' }).TRUSTED_PROXY_HOPS).toBe(1);
    expect(parseEnvironment({ ...sound, VERCEL: '1', TRUSTED_PROXY_HOPS: '' }).TRUSTED_PROXY_HOPS).toBe(1);
    expect(parseEnvironment({ ...sound, VERCEL: '1', TRUSTED_PROXY_HOPS: '0' }).TRUSTED_PROXY_HOPS).toBe(0);
  });

  it('the session lifetimes are parsed from the environment', () => {
    const { SESSION_HOURS, SESSION_IDLE_MINUTES } = parseEnvironment({
      ...sound,
      SESSION_HOURS: '8',
      SESSION_IDLE_MINUTES: '15',
    });
    expect([SESSION_HOURS, SESSION_IDLE_MINUTES]).toEqual([8, 15]);
  });

  it('the page /design is shown only if DESIGN_PAGE is 1', () => {
    expect(parseEnvironment({ ...sound, DESIGN_PAGE: '1' }).DESIGN_PAGE).toBe(true);
    expect(parseEnvironment({ ...sound, DESIGN_PAGE: '0' }).DESIGN_PAGE).toBe(false);
  });

  it.each(['API_URL', 'AUTH_COGNITO_ISSUER'] as const)(
    'a trailing slash is removed from the environment variable %s',
    (name) => {
      expect(parseEnvironment({ ...sound, [name]: `${sound[name]}/` })[name]).toBe(sound[name]);
    },
  );

  it.each(['AUTH_SECRET', 'AUTH_URL', 'AUTH_COGNITO_ID', 'AUTH_COGNITO_ISSUER', 'API_URL'])(
    'the error says that %s is not set when the variable is missing or empty',
    (name) => {
      for (const value of [undefined, '']) {
        expect(messageOf({ ...sound, [name]: value })).toContain(`  ${name}: is not set`);
      }
    },
  );

  it('the error names all environment variables with wrong values at once', () => {
    const message = messageOf({});
    for (const name of ['AUTH_SECRET', 'AUTH_URL', 'AUTH_COGNITO_ID', 'AUTH_COGNITO_ISSUER', 'API_URL']) {
      expect(message).toContain(name);
    }
    expect(message).toContain('.env.example');
  });

  it.each([
    ['AUTH_SECRET', 'hunter2-too-short'],
    ['AUTH_SECRET', `hunter2,${'a'.repeat(32)}`],
    ['AUTH_SECRET', `${'a'.repeat(32)},`],
    [
      'AUTH_SECRET',
      Array(4)
        .fill(`hunter2${'a'.repeat(32)}`)
        .join(),
    ],
    ['AUTH_URL', 'office.hunter2'],
    ['AUTH_URL', 'ftp://office.hunter2'],
    ['AUTH_URL', 'https://office.example/hunter2'],
    ['AUTH_URL', 'https://office.example/?hunter2'],
    ['AUTH_COGNITO_ISSUER', 'hunter2'],
    ['API_URL', 'https://api.hunter2.example/v2'],
    ['API_URL', 'javascript:hunter2'],
    ['AVATAR_URL', 'hunter2'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'hunter2'],
    ['LOG_LEVEL', 'debug'],
    ['MAX_IN_FLIGHT', '0'],
    ['SHUTDOWN_SECONDS', '0'],
    ['DESIGN_PAGE', 'hunter2'],
    ['ALLOW_PLAIN_HTTP', 'hunter2'],
    ['TIME_ZONE', 'Hunter2/Nowhere'],
    ['SESSION_HOURS', 'hunter2'],
    ['SESSION_HOURS', '0'],
    ['SESSION_HOURS', '721'],
    ['SESSION_HOURS', '1e2'],
    ['SESSION_HOURS', '0.5'],
    ['SESSION_IDLE_MINUTES', '4'],
    ['TRUSTED_PROXY_HOPS', 'hunter2'],
    ['REDIS_URL', 'https://hunter2'],
    ['TRUSTED_PROXY_HOPS', '11'],
    ['SESSION_IDLE_MINUTES', '-60'],
    ['SESSION_IDLE_MINUTES', '1441'],
  ])('the error names %s if its value is wrong, but does not show the value: %s', (name, value) => {
    const message = messageOf({ ...sound, [name]: value });
    expect(message).toContain(`  ${name}: must`);
    expect(message.toLowerCase()).not.toContain('hunter2');
    for (const other of Object.values(sound)) expect(message).not.toContain(other);
  });
});

describe('http: addresses in production', () => {
  const production = { ...sound, NODE_ENV: 'production' };
  const addresses = [
    ['AUTH_URL', 'http://hunter2.example'],
    ['AUTH_COGNITO_ISSUER', 'http://hunter2.example/eu-west-2_abc'],
    ['API_URL', 'http://hunter2.example/api/v1'],
    ['AVATAR_URL', 'http://hunter2.example/bottts/svg'],
  ] as const;

  it.each(addresses)(
    'an http: address of %s is refused; the error names the variable but not its value',
    (name, address) => {
      const message = messageOf({ ...production, [name]: address });
      expect(message).toContain(`  ${name}: must be an https URL`);
      expect(message).toContain('ALLOW_PLAIN_HTTP');
      expect(message).not.toContain('hunter2');
    },
  );

  it.each([
    'http://10.0.0.7',
    'http://0.0.0.0',
    'http://localhost.example',
    'http://127.0.0.1.example',
    'http://127.0.0.1@example',
    'HTTP://API.EXAMPLE',
  ])('the http: address %s is refused', (origin) => {
    expect(messageOf({ ...production, API_URL: `${origin}/api/v1` })).toContain('  API_URL: must be an https URL');
  });

  it.each([
    'http://localhost:4000',
    'http://identity.localhost',
    'http://127.0.0.1:4000',
    'http://127.9.9.9',
    'http://[::1]:4000',
  ])('the http: address %s is accepted, because it is on this machine', (origin) => {
    expect(parseEnvironment({ ...production, API_URL: `${origin}/api/v1` }).API_URL).toBe(`${origin}/api/v1`);
  });

  it('http: addresses are accepted with ALLOW_PLAIN_HTTP, and in development', () => {
    for (const [name, address] of addresses) {
      expect(parseEnvironment({ ...production, [name]: address, ALLOW_PLAIN_HTTP: '1' })[name]).toBe(address);
      expect(parseEnvironment({ ...sound, [name]: address, NODE_ENV: 'development' })[name]).toBe(address);
      expect(messageOf({ ...production, [name]: address, ALLOW_PLAIN_HTTP: '0' })).toContain(name);
    }
  });
});
