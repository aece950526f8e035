import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod';
import { COUNTERS, DURATIONS } from '@/lib/server/metrics/declared';
import { READINGS } from '@/lib/server/metrics/readings';
import { promtool } from '../test/servers.mjs';

const root = `${import.meta.dirname}/../..`;
const Rules = z.object({
  groups: z.array(
    z.strictObject({
      name: z.string(),
      rules: z.array(
        z.strictObject({
          alert: z.string().regex(/^Fairway[A-Z]\w+$/),
          expr: z.string(),
          for: z
            .string()
            .regex(/^\d+[ms]$/)
            .optional(),
          labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.strictObject({ summary: z.string().min(10), action: z.string().min(40) }),
        }),
      ),
    }),
  ),
});

const { groups } = Rules.parse(parse(readFileSync(`${root}/deploy/alerts.yaml`, 'utf8')));
const rules = groups.flatMap((group) => group.rules);
const runbook = readFileSync(`${root}/docs/runbook.md`, 'utf8');

const counters = Object.values(COUNTERS).map(({ name }) => `${name}_total`);
const durations = Object.values(DURATIONS).map(({ name }) => name);
const readings = READINGS.map(({ name, sum }) => name + (sum ? '_total' : ''));
const metrics = [...counters, ...durations, ...readings];
/** The names of all time series: each histogram has three, Prometheus adds `up`, and nginx and Caddy have their own. */
const series = new Set([
  'up',
  'nginx_http_response_count_total',
  'caddy_http_response_duration_seconds_count',
  ...counters,
  ...readings,
  ...durations.flatMap((name) => ['_bucket', '_sum', '_count'].map((end) => name + end)),
]);

it('no two alerts have the same name', () => {
  expect(rules.length).toBeGreaterThan(12);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
});

describe.each(rules)('$alert', ({ expr }) => {
  it('the expression of an alert uses only metrics that exist', () => {
    const named = expr.match(/\b(?:up|(?:fairway|nodejs|process|nginx|caddy)_\w+)\b/g) ?? [];
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !series.has(name))).toEqual([]);
  });

  it('an alert that adds two sums treats a sum without data as 0', () => {
    const added = /\) \+ /.test(expr) ? expr.split(/\) \+ /) : [];
    expect(added.filter((sum) => !sum.includes('or vector(0)'))).toEqual([]);
  });

  it('an alert uses only log events that docs/runbook.md explains and whose counters start at 0', () => {
    const events = [...expr.matchAll(/event="([^"]+)"/g)].map(([, event]) => event);
    expect(events.filter((event) => !runbook.includes(`\`${event}\``))).toEqual([]);
    const from0 = COUNTERS.logLines.from0.map(({ event }) => event);
    expect(events.filter((event = '') => !from0.includes(event))).toEqual([]);
  });
});

/** Metrics that requests without a session can raise. `fairway_requests_shed` counts only requests with one. */
const BY_STRANGERS = /fairway_sign_in_attempts|unreadable|server\.connections-refused|process_open_fds/;

it('requests without a session cannot trigger an alert that wakes somebody', () => {
  const pages = rules.filter(({ labels }) => labels.severity === 'page');
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter(({ expr }) => BY_STRANGERS.test(expr)).map(({ alert }) => alert)).toEqual([]);
});

it('docs/runbook.md names every metric of the app', () => {
  expect(metrics.length).toBeGreaterThan(15);
  expect(metrics.filter((name) => !runbook.includes(`\`${name}\``))).toEqual([]);
});

it.skipIf(!promtool())('Prometheus accepts the alert rules', () => {
  const checked = execFileSync(promtool() ?? '', ['check', 'rules', `${root}/deploy/alerts.yaml`], {
    encoding: 'utf8',
  });
  expect(checked).toContain('SUCCESS');
});
