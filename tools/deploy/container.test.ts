import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

type Service = { image?: string; ports?: string[]; environment?: string[] };

const read = (file: string) => readFileSync(`${import.meta.dirname}/../../${file}`, 'utf8');
const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found);

const dockerfile = read('Dockerfile');
const compose = read('compose.yaml');

/** To be removed once Dependabot adds the digest of this image. */
const WITHOUT_DIGEST = ['node:24.22.3-bookworm-slim'];

it('each container image is pinned to a version and, except one that a note names, to the digest of its content', () => {
  const stages = matches(dockerfile, /^FROM \S+ AS (\S+)$/gm);
  const bases = matches(dockerfile, /^FROM (\S+)/gm).filter((base) => !stages.includes(base));
  const images = [...new Set(bases), ...matches(compose, /^ +image: (\S+)$/gm)];
  expect(images).toHaveLength(3);
  const pinned = /:\d+\.\d+(\.\d+)?-(bookworm|trixie)(-slim)?@sha256:[0-9a-f]{64}$/;
  expect(images.filter((image) => !pinned.test(image))).toEqual(WITHOUT_DIGEST);
  expect(dockerfile).toMatch(/^# syntax=docker\/dockerfile:\d+\.\d+\.\d+@sha256:[0-9a-f]{64}$/m);
});

const { services } = parse(compose, { merge: true }) as { services: Record<string, Service> };

describe.each(Object.entries(services))('the service %s', (_, service) => {
  it('each service has a read-only file system and limits for memory and processes', () => {
    expect(service).toMatchObject({
      read_only: true,
      mem_limit: expect.stringMatching(/^\d+[mg]$/),
      pids_limit: expect.any(Number),
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
    });
  });

  it('each service publishes ports only on this machine', () => {
    expect((service.ports ?? []).filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([]);
  });
});

it('the service redis requires a password, and gives the app only the rights that its tests use', () => {
  const redis = JSON.stringify(services.redis);
  const [, least = ''] = /^const LEAST = \[(.+)\];$/m.exec(read('tools/testing/redis.mjs')) ?? [];
  const rights = matches(least, /'([^']+)'/g).join(' ');
  expect(redis).toContain('user default off');
  expect(redis).toContain(`user fairway on >$$REDIS_PASSWORD ${rights}\\n`);
  expect(services.redis?.image).toMatch(/^valkey\/valkey:/);
  expect(compose).toMatch(/REDIS_URL=redis:\/\/fairway:\$\{REDIS_PASSWORD:-\}@redis:6379/);
});

it('each container image runs as an unprivileged user and has a health check', () => {
  const stages = dockerfile.split(/^FROM /m).filter((stage) => /^CMD /m.test(stage));
  expect(stages).toHaveLength(2);
  for (const stage of stages) {
    const lines = stage.split('\n');
    expect(lines).toContain('USER node');
    expect(lines.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1);
  }
});

it('the app in compose.yaml trusts one proxy, because all requests come through the gateway of the container network', () => {
  expect(services.app?.environment?.join('\n')).toMatch(/^TRUSTED_PROXY_HOPS=\$\{TRUSTED_PROXY_HOPS:-1\}$/m);
});

it('compose.yaml passes every variable of .env.example to the app', () => {
  const described = matches(read('.env.example'), /^#?([A-Z][A-Z_]+)=/gm);
  const passedThrough = matches(compose, /^ {6}- ([A-Z_]+)/gm);
  expect(described.length).toBeGreaterThan(6);
  expect(described.filter((name) => !passedThrough.includes(name))).toEqual([]);
});

it('the build context has only the files that .dockerignore allows, including all sources of the build', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  const { include } = JSON.parse(read('tsconfig.build.json')) as { include: string[] };
  const sources = include.map((path) => path.split('/')[0] ?? '').filter((root) => !/^(\.next|next-env)/.test(root));
  expect(rules[0]).toBe('*');
  expect(sources.length).toBeGreaterThan(4);
  expect(sources.filter((source) => !rules.includes(`!${source}`))).toEqual([]);
  expect(rules.lastIndexOf('**/.env*')).toBeGreaterThan(rules.findLastIndex((rule) => rule.startsWith('!')));
});
