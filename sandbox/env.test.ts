import { describe, expect, it } from 'vitest';
import { parseSandboxEnvironment } from './env';

describe('the environment of the sandbox', () => {
  it('the sandbox has defaults for all variables and treats an empty value as unset', () => {
    const defaults = {
      port: 4000,
      host: '127.0.0.1',
      dir: '.sandbox',
      databaseUrl: undefined,
      appOrigins: ['http://localhost:3000', 'https://localhost:8443', 'https://localhost'],
      limits: { search: undefined, maxRows: undefined },
      seedSize: { users: 2_000, friendlyRounds: 20_000 },
    };
    expect(parseSandboxEnvironment({})).toEqual(defaults);
    expect(parseSandboxEnvironment({ PORT: '', DATABASE_URL: '', SANDBOX_PORT: '' })).toEqual(defaults);
  });

  it('the sandbox reads its ports, database and seed size from the environment', () => {
    const given = {
      SANDBOX_PORT: '4100',
      PORT: '3100',
      SANDBOX_HTTPS_PORT: '8444',
      DATABASE_URL: 'postgres://localhost/fairway',
      SANDBOX_ROUNDS: '1000000',
    };
    expect(parseSandboxEnvironment(given)).toMatchObject({
      port: 4100,
      databaseUrl: 'postgres://localhost/fairway',
      appOrigins: ['http://localhost:3100', 'https://localhost:8444', 'https://localhost'],
      seedSize: { users: 2_000, friendlyRounds: 1_000_000 },
    });
  });

  it.each([
    [{ SANDBOX_PORT: 'http' }, /^SANDBOX_PORT: must be a port/],
    [{ SANDBOX_HOST: '10.0.0.1' }, /^SANDBOX_HOST: must be 127.0.0.1/],
    [{ PORT: '70000' }, /^PORT: /],
    [{ DATABASE_URL: 'mysql://localhost/fairway' }, /^DATABASE_URL: must be a postgres:/],
    [{ SANDBOX_ROUNDS: '-1' }, /^SANDBOX_ROUNDS: /],
    [{ SANDBOX_SEARCH: 'ids' }, /^SANDBOX_SEARCH: must be names/],
    [{ SANDBOX_MAX_ROWS: '0' }, /^SANDBOX_MAX_ROWS: /],
    [{ NODE_ENV: 'production' }, /^NODE_ENV: .*SANDBOX_ALLOW_PRODUCTION=1/],
    [{ SANDBOX_ALLOW_PRODUCTION: 'yes' }, /^SANDBOX_ALLOW_PRODUCTION: must be 1/],
    [{ PORT: '0', SANDBOX_PORT: '0' }, /SANDBOX_PORT: .*\nPORT: /],
  ])('the error for the invalid environment %j names the variable', (source, message) => {
    expect(() => parseSandboxEnvironment(source)).toThrow(message);
  });

  it('the sandbox starts under NODE_ENV=production only with SANDBOX_ALLOW_PRODUCTION=1', () => {
    expect(parseSandboxEnvironment({ NODE_ENV: 'production', SANDBOX_ALLOW_PRODUCTION: '1' }).port).toBe(4000);
  });
});
