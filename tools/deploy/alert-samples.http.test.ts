import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { promtool } from '../test/servers.mjs';

const file = `${import.meta.dirname}/../../deploy/alerts.yaml`;
type Rule = { alert: string; labels: Record<string, string>; annotations: Record<string, string> };
const rules: Rule[] = parse(readFileSync(file, 'utf8')).groups.flatMap(({ rules }: { rules: Rule[] }) => rules);

/**
 * Sample values of metrics for an alert. In `series`, the keys are metrics with labels, and the values are in
 * promtool's notation with one value per minute: `0+5x10` adds 5 ten times, and `_` is a minute without a value.
 */
type Sample = {
  alert: string;
  when: string;
  series: Record<string, string>;
  at: number;
  fires: false | Record<string, string>;
};

const requests = (route: string, status: string) =>
  `fairway_requests_total{instance="a",method="GET",route="${route}",status="${status}"}`;
const line = (event: string) => `fairway_log_lines_total{instance="a",level="warn",event="${event}"}`;
const calls = (outcome: string) => `fairway_api_calls_total{instance="a",endpoint="users.list",outcome="${outcome}"}`;
const renewals = (outcome: string) => `fairway_session_renewals_total{instance="a",outcome="${outcome}"}`;
const attempts = (outcome: string) =>
  `fairway_sign_in_attempts_total{instance="a",form="sign-in",outcome="${outcome}"}`;
const ended = (reason: string) => `fairway_sessions_ended_total{instance="a",reason="${reason}"}`;
const exported = (outcome: string) => `fairway_exports_total{instance="a",outcome="${outcome}"}`;
const buckets = (name: string, labels: string, perMinute: Record<string, number>) =>
  Object.fromEntries(
    Object.entries(perMinute).map(([le, each]) => [
      `${name}_bucket{instance="a",${labels},le="${le}"}`,
      `0+${each}x60`,
    ]),
  );

const UP = { 'up{job="fairway",instance="a"}': '1x30' };
/** Prometheus was down from the sixth to the fifteenth minute. */
const UP_WITH_GAP = { 'up{job="fairway",instance="a"}': '1x5 _x9 1x15' };

const samples: Sample[] = [
  {
    alert: 'FairwayDown',
    when: 'there is no instance to ask',
    series: { 'up{job="other",instance="z"}': '1x10' },
    at: 4,
    fires: { job: 'fairway' },
  },
  {
    alert: 'FairwayProxyFails',
    when: 'nginx answers ten 502 a minute',
    series: { 'nginx_http_response_count_total{instance="p",status="502"}': '0+10x20' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwayProxyFails',
    when: 'Caddy answers ten 504 a minute',
    series: { 'caddy_http_response_duration_seconds_count{instance="p",code="504"}': '0+10x20' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwayProxyFails',
    when: 'it passes on 503 of the app',
    series: { 'nginx_http_response_count_total{instance="p",status="503"}': '0+90x20' },
    at: 10,
    fires: false,
  },
  {
    alert: 'FairwayErrors',
    when: 'Prometheus was away and one is old',
    series: { ...UP_WITH_GAP, [requests('/groups', '500')]: '1x5 _x9 1x15' },
    at: 18,
    fires: false,
  },
  {
    alert: 'FairwayScreenFails',
    when: 'Prometheus was away and some are old',
    series: { ...UP_WITH_GAP, [line('request.failed')]: '7x5 _x9 7x15' },
    at: 16,
    fires: false,
  },
  {
    alert: 'FairwayConnectionsRefused',
    when: 'Prometheus was away and one is old',
    series: { ...UP_WITH_GAP, [line('server.connections-refused')]: '1x5 _x9 1x15' },
    at: 16,
    fires: false,
  },
  {
    alert: 'FairwayDown',
    when: 'an instance has not answered for a minute',
    series: { 'up{job="fairway",instance="a"}': '1 1 0x5', 'up{job="fairway",instance="b"}': '1x10' },
    at: 4,
    fires: { job: 'fairway', instance: 'a' },
  },
  {
    alert: 'FairwayDown',
    when: 'one scrape fails',
    series: { 'up{job="fairway",instance="a"}': '1 0 1x5' },
    at: 3,
    fires: false,
  },
  {
    alert: 'FairwayErrors',
    when: 'a route that had none answers 500 once',
    series: { [requests('/groups', '500')]: '0x5 1x10', [requests('/groups', '200')]: '0+9x20' },
    at: 9,
    fires: { route: '/groups' },
  },
  {
    alert: 'FairwayErrors',
    when: 'its series begins with the first 500',
    series: { ...UP, [requests('/groups', '500')]: '_x5 1x10' },
    at: 9,
    fires: { route: '/groups' },
  },
  {
    alert: 'FairwayErrors',
    when: 'the last one is old',
    series: { [requests('/groups', '500')]: '7x30' },
    at: 20,
    fires: false,
  },
  {
    alert: 'FairwayScreenFails',
    when: 'errors come at once',
    series: { [line('request.failed')]: '0x5 5x10' },
    at: 8,
    fires: {},
  },
  {
    alert: 'FairwayScreenFails',
    when: 'its series begins with them',
    series: { ...UP, [line('request.failed')]: '_x12 5x10' },
    at: 15,
    fires: {},
  },
  {
    alert: 'FairwayScreenFails',
    when: 'there was one',
    series: { [line('request.failed')]: '0x5 1x10' },
    at: 8,
    fires: false,
  },
  {
    alert: 'FairwaySlow',
    when: 'one screen in ten takes five seconds',
    series: buckets('fairway_request_duration_seconds', 'route="/groups"', { '1': 18, '2.5': 18, '5': 20, '+Inf': 20 }),
    at: 30,
    fires: {},
  },
  {
    alert: 'FairwaySlow',
    when: 'exports do',
    series: buckets('fairway_request_duration_seconds', 'route="/api/export/*"', { '1': 18, '5': 20, '+Inf': 20 }),
    at: 30,
    fires: false,
  },
  {
    alert: 'FairwayShedding',
    when: 'twenty requests a minute get 503',
    series: { 'fairway_requests_shed_total{instance="a",route="/groups"}': '0+20x30' },
    at: 15,
    fires: {},
  },
  {
    alert: 'FairwayShedding',
    when: 'a burst did',
    series: { 'fairway_requests_shed_total{instance="a",route="/groups"}': '0 40x30' },
    at: 15,
    fires: false,
  },
  {
    alert: 'FairwayConnectionsRefused',
    when: 'it was logged once',
    series: { [line('server.connections-refused')]: '0x5 1x10' },
    at: 7,
    fires: {},
  },
  {
    alert: 'FairwayConnectionsRefused',
    when: 'its series begins with it',
    series: { ...UP, [line('server.connections-refused')]: '_x5 1x10' },
    at: 7,
    fires: {},
  },
  {
    alert: 'FairwayConnectionsRefused',
    when: 'it was long ago',
    series: { [line('server.connections-refused')]: '1x30' },
    at: 20,
    fires: false,
  },
  {
    alert: 'FairwayApiFails',
    when: 'one call in ten fails',
    series: { [calls('unreachable')]: '0+10x30', [calls('200')]: '0+90x30' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwayApiFails',
    when: 'every call fails from the first',
    series: { [calls('502')]: '_x3 1+10x30' },
    at: 12,
    fires: {},
  },
  {
    alert: 'FairwayApiFails',
    when: 'the API refuses',
    series: { [calls('404')]: '0+10x30', [calls('200')]: '0+90x30' },
    at: 10,
    fires: false,
  },
  {
    alert: 'FairwayApiSlow',
    when: 'one call in ten takes five seconds',
    series: buckets('fairway_api_first_byte_seconds', 'endpoint="users.list"', {
      '1': 18,
      '2.5': 18,
      '5': 20,
      '+Inf': 20,
    }),
    at: 30,
    fires: {},
  },
  {
    alert: 'FairwayApiSlow',
    when: 'all take a second',
    series: buckets('fairway_api_first_byte_seconds', 'endpoint="users.list"', {
      '0.5': 0,
      '1': 20,
      '5': 20,
      '+Inf': 20,
    }),
    at: 30,
    fires: false,
  },
  {
    alert: 'FairwayApiRefusesStaff',
    when: 'it refuses one call in three',
    series: { [calls('403')]: '0+10x40', [calls('200')]: '0+20x40' },
    at: 25,
    fires: {},
  },
  {
    alert: 'FairwayApiRefusesStaff',
    when: 'one account has no access',
    series: { [calls('403')]: '0+1x40', [calls('200')]: '0+50x40' },
    at: 25,
    fires: false,
  },
  {
    alert: 'FairwayContractBroken',
    when: 'an answer could not be read',
    series: { [line('api.contract-broken')]: '0x5 1x10' },
    at: 8,
    fires: {},
  },
  {
    alert: 'FairwayContractBroken',
    when: 'its series begins with it',
    series: { ...UP, [line('api.contract-broken')]: '_x17 1x10' },
    at: 20,
    fires: {},
  },
  {
    alert: 'FairwayContractBroken',
    when: 'it was long ago',
    series: { [line('api.contract-broken')]: '1x60' },
    at: 40,
    fires: false,
  },
  {
    alert: 'FairwaySignInUnavailable',
    when: 'sign-ins meet no provider, and nothing was renewed yet',
    series: { [attempts('unavailable')]: '0+2x20' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwaySignInUnavailable',
    when: 'renewals meet none',
    series: { [renewals('unavailable')]: '0+2x20' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwaySignInUnavailable',
    when: 'one did',
    series: { [attempts('unavailable')]: '0x5 1x20' },
    at: 8,
    fires: false,
  },
  { alert: 'FairwaySignInFails', when: 'one a minute', series: { [attempts('failed')]: '0+1x30' }, at: 20, fires: {} },
  {
    alert: 'FairwaySignInFails',
    when: 'passwords are wrong',
    series: { [attempts('refused')]: '0+1x30', [attempts('failed')]: '0x30' },
    at: 20,
    fires: false,
  },
  {
    alert: 'FairwayRenewalsRefused',
    when: 'half are refused',
    series: { [renewals('refused')]: '0+2x30', [renewals('renewed')]: '0+2x30' },
    at: 20,
    fires: {},
  },
  {
    alert: 'FairwayRenewalsRefused',
    when: 'sessions end as usual',
    series: { [renewals('refused')]: '0+1x30', [renewals('renewed')]: '0+20x30' },
    at: 20,
    fires: false,
  },
  {
    alert: 'FairwaySessionsEnd',
    when: 'many cookies cannot be read',
    series: { [ended('unreadable')]: '0x5 30x20' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwaySessionsEnd',
    when: 'the API refuses sessions',
    series: { [ended('refused')]: '0+2x30' },
    at: 20,
    fires: {},
  },
  {
    alert: 'FairwaySessionsEnd',
    when: 'people go home',
    series: { [ended('signed-out')]: '0+9x30', [ended('idle')]: '0+9x30', [ended('refused')]: '0x30' },
    at: 20,
    fires: false,
  },
  {
    alert: 'FairwayGuessing',
    when: 'five a minute are refused',
    series: { [attempts('refused')]: '0+5x30' },
    at: 20,
    fires: {},
  },
  {
    alert: 'FairwayGuessing',
    when: 'people mistype',
    series: { [attempts('refused')]: '0+1x30' },
    at: 20,
    fires: false,
  },
  {
    alert: 'FairwayExportsFail',
    when: 'five break off',
    series: { [exported('failed')]: '0x5 5x30' },
    at: 15,
    fires: {},
  },
  {
    alert: 'FairwayExportsFail',
    when: 'staff cancel',
    series: { [exported('aborted')]: '0x5 5x30', [exported('failed')]: '0x30' },
    at: 15,
    fires: false,
  },
  {
    alert: 'FairwayRedisUnreachable',
    when: 'one instance has lost it',
    series: { 'fairway_redis_reachable{instance="a"}': '1 0x10', 'fairway_redis_reachable{instance="b"}': '1x10' },
    at: 5,
    fires: {},
  },
  {
    alert: 'FairwayRedisUnreachable',
    when: 'it restarts',
    series: { 'fairway_redis_reachable{instance="a"}': '1 0 1x10' },
    at: 5,
    fires: false,
  },
  {
    alert: 'FairwayEventLoopDelayed',
    when: 'it is late for minutes',
    series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.8x20' },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwayEventLoopDelayed',
    when: 'once',
    series: { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.02x5 3 0.02x5' },
    at: 6,
    fires: false,
  },
  {
    alert: 'FairwayHeapNearLimit',
    when: 'it stays at 95%',
    series: {
      'nodejs_heap_size_used_bytes{instance="a"}': '95x20',
      'fairway_heap_limit_bytes{instance="a"}': '100x20',
    },
    at: 10,
    fires: {},
  },
  {
    alert: 'FairwayHeapNearLimit',
    when: 'garbage is collected',
    series: {
      'nodejs_heap_size_used_bytes{instance="a"}': '95 50 95 50 95 50 95 50 95 50 95',
      'fairway_heap_limit_bytes{instance="a"}': '100x20',
    },
    at: 10,
    fires: false,
  },
];

it('every alert has a sample for which the alert fires and a sample for which it does not fire', () => {
  const having = (fires: boolean) =>
    new Set(samples.filter((each) => (each.fires !== false) === fires).map(({ alert }) => alert));
  const all = rules.map(({ alert }) => alert).sort();
  expect([...having(true)].sort()).toEqual(all);
  expect([...having(false)].sort()).toEqual(all);
});

it.skipIf(!promtool())('Prometheus fires each alert for exactly the samples that expect it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-alerts-'));
  try {
    const tests = samples.map(({ alert, when, series, at, fires }) => {
      const { labels, annotations } = rules.find((rule) => rule.alert === alert) ?? { labels: {}, annotations: {} };
      const expected = fires === false ? [] : [{ exp_labels: { ...labels, ...fires }, exp_annotations: annotations }];
      return {
        name: `${alert}: ${when}`,
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [{ eval_time: `${at}m`, alertname: alert, exp_alerts: expected }],
      };
    });
    const samplesFile = join(folder, 'samples.yaml');
    writeFileSync(
      samplesFile,
      stringify({ rule_files: [file], evaluation_interval: '1m', tests }, { aliasDuplicateObjects: false }),
    );
    execFileSync(promtool() ?? '', ['check', 'rules', file], { stdio: 'pipe' });
    const said = execFileSync(promtool() ?? '', ['test', 'rules', samplesFile], { encoding: 'utf8', stdio: 'pipe' });
    expect(said).toContain('SUCCESS');
  } catch (error) {
    throw new Error(
      String((error as { stdout?: string; stderr?: string }).stderr ?? error) +
        String((error as { stdout?: string }).stdout ?? ''),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
});
