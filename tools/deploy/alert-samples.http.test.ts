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

type Series = Readonly<Record<string, string>>;
/** Values of metrics, and the labels with which the alert fires at a minute, or null if it must not fire. */
type Sample = { when: string; at: number; series: Series; labels: Record<string, string> | null };

/**
 * In `series`, the keys are metrics with labels, and the values are in promtool's notation with one value per minute:
 * `0+5x10` adds 5 ten times, and `_` is a minute without a value.
 */
const fires = (when: string, at: number, series: Series, labels = {}): Sample => ({ when, at, series, labels });
const silent = (when: string, at: number, series: Series): Sample => ({ when, at, series, labels: null });

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

const samples: Readonly<Record<string, readonly Sample[]>> = {
  FairwayDown: [
    fires('there is no instance to ask', 4, { 'up{job="other",instance="z"}': '1x10' }, { job: 'fairway' }),
    fires(
      'an instance has not answered for a minute',
      4,
      { 'up{job="fairway",instance="a"}': '1 1 0x5', 'up{job="fairway",instance="b"}': '1x10' },
      { job: 'fairway', instance: 'a' },
    ),
    silent('one scrape fails', 3, { 'up{job="fairway",instance="a"}': '1 0 1x5' }),
  ],
  FairwayProxyFails: [
    fires('nginx answers ten 502 a minute', 10, {
      'nginx_http_response_count_total{instance="p",status="502"}': '0+10x20',
    }),
    fires('Caddy answers ten 504 a minute', 10, {
      'caddy_http_response_duration_seconds_count{instance="p",code="504"}': '0+10x20',
    }),
    silent('it passes on 503 of the app', 10, {
      'nginx_http_response_count_total{instance="p",status="503"}': '0+90x20',
    }),
  ],
  FairwayErrors: [
    silent('Prometheus was away and one is old', 18, { ...UP_WITH_GAP, [requests('/groups', '500')]: '1x5 _x9 1x15' }),
    fires(
      'a route that had none answers 500 once',
      9,
      { [requests('/groups', '500')]: '0x5 1x10', [requests('/groups', '200')]: '0+9x20' },
      { route: '/groups' },
    ),
    fires(
      'its series begins with the first 500',
      9,
      { ...UP, [requests('/groups', '500')]: '_x5 1x10' },
      { route: '/groups' },
    ),
    silent('the last one is old', 20, { [requests('/groups', '500')]: '7x30' }),
  ],
  FairwayScreenFails: [
    silent('Prometheus was away and some are old', 16, { ...UP_WITH_GAP, [line('request.failed')]: '7x5 _x9 7x15' }),
    fires('errors come at once', 8, { [line('request.failed')]: '0x5 5x10' }),
    fires('its series begins with them', 15, { ...UP, [line('request.failed')]: '_x12 5x10' }),
    silent('there was one', 8, { [line('request.failed')]: '0x5 1x10' }),
  ],
  FairwayConnectionsRefused: [
    silent('Prometheus was away and one is old', 16, {
      ...UP_WITH_GAP,
      [line('server.connections-refused')]: '1x5 _x9 1x15',
    }),
    fires('it was logged once', 7, { [line('server.connections-refused')]: '0x5 1x10' }),
    fires('its series begins with it', 7, { ...UP, [line('server.connections-refused')]: '_x5 1x10' }),
    silent('it was long ago', 20, { [line('server.connections-refused')]: '1x30' }),
  ],
  FairwaySlow: [
    fires(
      'one screen in ten takes five seconds',
      30,
      buckets('fairway_request_duration_seconds', 'route="/groups"', { '1': 18, '2.5': 18, '5': 20, '+Inf': 20 }),
    ),
    silent(
      'exports do',
      30,
      buckets('fairway_request_duration_seconds', 'route="/api/export/*"', { '1': 18, '5': 20, '+Inf': 20 }),
    ),
  ],
  FairwayShedding: [
    fires('twenty requests a minute get 503', 15, {
      'fairway_requests_shed_total{instance="a",route="/groups"}': '0+20x30',
    }),
    silent('a burst did', 15, { 'fairway_requests_shed_total{instance="a",route="/groups"}': '0 40x30' }),
  ],
  FairwayApiFails: [
    fires('one call in ten fails', 10, { [calls('unreachable')]: '0+10x30', [calls('200')]: '0+90x30' }),
    fires('every call fails from the first', 12, { [calls('502')]: '_x3 1+10x30' }),
    silent('the API refuses', 10, { [calls('404')]: '0+10x30', [calls('200')]: '0+90x30' }),
  ],
  FairwayApiSlow: [
    fires(
      'one call in ten takes five seconds',
      30,
      buckets('fairway_api_first_byte_seconds', 'endpoint="users.list"', {
        '1': 18,
        '2.5': 18,
        '5': 20,
        '+Inf': 20,
      }),
    ),
    silent(
      'all take a second',
      30,
      buckets('fairway_api_first_byte_seconds', 'endpoint="users.list"', {
        '0.5': 0,
        '1': 20,
        '5': 20,
        '+Inf': 20,
      }),
    ),
  ],
  FairwayApiRefusesStaff: [
    fires('it refuses one call in three', 25, { [calls('403')]: '0+10x40', [calls('200')]: '0+20x40' }),
    silent('one account has no access', 25, { [calls('403')]: '0+1x40', [calls('200')]: '0+50x40' }),
  ],
  FairwayContractBroken: [
    fires('an answer could not be read', 8, { [line('api.contract-broken')]: '0x5 1x10' }),
    fires('its series begins with it', 20, { ...UP, [line('api.contract-broken')]: '_x17 1x10' }),
    silent('it was long ago', 40, { [line('api.contract-broken')]: '1x60' }),
  ],
  FairwaySignInUnavailable: [
    fires('renewals meet no provider', 10, { [renewals('unavailable')]: '0+2x20' }),
    silent('one did', 8, { [renewals('unavailable')]: '0x5 1x20' }),
    silent('only sign-ins of strangers do', 10, {
      [attempts('unavailable')]: '0+2x20',
      [renewals('unavailable')]: '0x20',
    }),
  ],
  FairwaySignInFails: [
    fires('one a minute', 20, { [attempts('failed')]: '0+1x30' }),
    fires('no provider responds', 20, { [attempts('unavailable')]: '0+1x30' }),
    silent('passwords are wrong', 20, { [attempts('refused')]: '0+1x30', [attempts('failed')]: '0x30' }),
  ],
  FairwayRenewalsRefused: [
    fires('half are refused', 20, { [renewals('refused')]: '0+2x30', [renewals('renewed')]: '0+2x30' }),
    silent('sessions end as usual', 20, { [renewals('refused')]: '0+1x30', [renewals('renewed')]: '0+20x30' }),
  ],
  FairwaySessionsEnd: [
    fires('the API refuses sessions', 20, { [ended('refused')]: '0+2x30' }),
    silent('cookies cannot be read', 10, { [ended('unreadable')]: '0x5 30x20', [ended('refused')]: '0x20' }),
    silent('people go home', 20, {
      [ended('signed-out')]: '0+9x30',
      [ended('idle')]: '0+9x30',
      [ended('refused')]: '0x30',
    }),
  ],
  FairwaySessionsUnreadable: [
    fires('many cookies cannot be read', 10, { [ended('unreadable')]: '0x5 30x20' }),
    silent('a few cannot', 10, { [ended('unreadable')]: '0x5 5x20' }),
  ],
  FairwayEmailsLimited: [
    fires('an account reached it once', 10, { [line('email.limited')]: '0x5 1x20' }),
    silent('it was long ago', 30, { [line('email.limited')]: '1x40' }),
  ],
  FairwayGuessing: [
    fires('five a minute are refused', 20, { [attempts('refused')]: '0+5x30' }),
    silent('people mistype', 20, { [attempts('refused')]: '0+1x30' }),
  ],
  FairwayExportsFail: [
    fires('five break off', 15, { [exported('failed')]: '0x5 5x30' }),
    silent('staff cancel', 15, { [exported('aborted')]: '0x5 5x30', [exported('failed')]: '0x30' }),
  ],
  FairwayRedisUnreachable: [
    fires('one instance has lost it', 5, {
      'fairway_redis_reachable{instance="a"}': '1 0x10',
      'fairway_redis_reachable{instance="b"}': '1x10',
    }),
    silent('it restarts', 5, { 'fairway_redis_reachable{instance="a"}': '1 0 1x10' }),
  ],
  FairwayFilesOpen: [
    fires('files leak', 40, { 'process_open_fds{instance="a"}': '30 2200x60' }),
    silent('many connections were open for ten minutes', 40, {
      'process_open_fds{instance="a"}': '30x10 1500x10 30x40',
    }),
  ],
  FairwayEventLoopDelayed: [
    fires('it is late for minutes', 10, { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.8x20' }),
    silent('once', 6, { 'nodejs_eventloop_lag_p99_seconds{instance="a"}': '0.02x5 3 0.02x5' }),
  ],
  FairwayHeapNearLimit: [
    fires('it stays at 95%', 10, {
      'nodejs_heap_size_used_bytes{instance="a"}': '95x20',
      'fairway_heap_limit_bytes{instance="a"}': '100x20',
    }),
    silent('garbage is collected', 10, {
      'nodejs_heap_size_used_bytes{instance="a"}': '95 50 95 50 95 50 95 50 95 50 95',
      'fairway_heap_limit_bytes{instance="a"}': '100x20',
    }),
  ],
};

it('every alert has a sample for which the alert fires and a sample for which it does not fire', () => {
  expect(Object.keys(samples).sort()).toEqual(rules.map(({ alert }) => alert).sort());
  const oneSided = Object.entries(samples).filter(([, each]) => new Set(each.map(({ labels }) => !labels)).size < 2);
  expect(oneSided).toEqual([]);
});

it.skipIf(!promtool())('Prometheus fires each alert for exactly the samples that expect it', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairway-alerts-'));
  try {
    const tests = rules.flatMap((rule) =>
      (samples[rule.alert] ?? []).map(({ when, at, series, labels }) => ({
        name: `${rule.alert}: ${when}`,
        interval: '1m',
        input_series: Object.entries(series).map(([name, values]) => ({ series: name, values })),
        alert_rule_test: [
          {
            eval_time: `${at}m`,
            alertname: rule.alert,
            exp_alerts: labels
              ? [{ exp_labels: { ...rule.labels, ...labels }, exp_annotations: rule.annotations }]
              : [],
          },
        ],
      })),
    );
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
