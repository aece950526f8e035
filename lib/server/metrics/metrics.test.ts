import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { log } from '@/lib/server/log';
import { routePattern } from '@/lib/server/requests/route-pattern';
import { serveMetrics } from './prometheus';

vi.spyOn(process.stdout, 'write').mockReturnValue(true);

const server = await serveMetrics(0, '127.0.0.1');
const { port, address } = server.address() as AddressInfo;

const scrape = (path = '/metrics') =>
  new Promise<{ status: number; text: string }>((resolve, reject) => {
    get({ port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => {
        text += part;
      });
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    }).on('error', reject);
  });

/** Read before the first test, because tests run in any order. */
const atStart = (await scrape()).text.split('\n');

it('OPS-1 metrics are served only on the loopback address', async () => {
  expect(address).toBe('127.0.0.1');
  expect((await scrape()).status).toBe(200);
  expect((await scrape('/')).status).toBe(404);
});

it('OPS-1 counters that alerts use are 0 before their first event', () => {
  for (const line of [
    'fairway_requests_total{method="GET",route="/all-users/*",status="500"} 0',
    'fairway_requests_total{method="POST",route="(other)",status="500"} 0',
    'fairway_session_renewals_total{outcome="unavailable"} 0',
    'fairway_sign_in_attempts_total{form="hosted",outcome="failed"} 0',
    'fairway_sign_in_attempts_total{form="reset",outcome="unavailable"} 0',
    'fairway_exports_total{outcome="failed"} 0',
    'fairway_log_lines_total{level="error",event="request.failed"} 0',
    'fairway_log_lines_total{level="warn",event="server.connections-refused"} 0',
  ]) {
    expect(atStart).toContain(line);
  }
});

it('OPS-1 each log event is counted', async () => {
  log('info', 'request', { method: 'GET', route: '/all-users', status: 200, ms: 120 });
  log('info', 'request', { method: 'GET', route: '/all-users', status: 503, ms: 2, shed: true });
  log('info', 'request', { method: 'GET', route: '/all-users', status: 503, ms: 2, shed: true, account: 'a1' });
  log('info', 'request', { method: 'GET', route: '/all-users', status: 200, ms: 2, aborted: true });
  log('info', 'api.call', { endpoint: 'users.list', status: 200, ms: 30 });
  log('warn', 'api.unreachable', { endpoint: 'users.list' });
  log('warn', 'contract.mismatch', { endpoint: 'users.list', fault: 'items[].name: Required', uid: 'u-1' });
  log('info', 'session.renewed', { renewals: 1 });
  log('info', 'session.started', { method: 'password' });
  log('warn', 'sign-in.failed', { code: 'NotAuthorizedException' });
  log('warn', 'sign-in.failed', { code: 'TooManyAttempts' });
  const { text } = await scrape();
  for (const line of [
    'fairway_requests_total{method="GET",route="/all-users",status="200"} 1',
    'fairway_requests_total{method="GET",route="/all-users",status="503"} 2',
    'fairway_requests_total{method="GET",route="/all-users",status="aborted"} 1',
    'fairway_requests_shed_total{route="/all-users"} 1',
    'fairway_request_duration_seconds_bucket{route="/all-users",le="0.1"} 3',
    'fairway_api_calls_total{endpoint="users.list",outcome="200"} 1',
    'fairway_api_calls_total{endpoint="users.list",outcome="unreachable"} 1',
    'fairway_contract_mismatches_total{endpoint="users.list"} 1',
    'fairway_session_renewals_total{outcome="renewed"} 1',
    'fairway_sign_in_attempts_total{form="sign-in",outcome="succeeded"} 1',
    'fairway_sign_in_attempts_total{form="sign-in",outcome="refused"} 1',
    'fairway_sign_in_attempts_total{form="sign-in",outcome="limited"} 1',
    'fairway_log_lines_total{level="info",event="session.started"} 1',
  ]) {
    expect(text.split('\n')).toContain(line);
  }
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect(text).toMatch(/^fairway_build_info\{build="[\w-]+"\} 1$/m);
  expect(text).toMatch(/^nodejs_heap_size_used_bytes /m);
  expect(text).toMatch(/^process_cpu_seconds_total /m);
  expect(text).not.toMatch(/^fairway_redis_reachable /m);
});

it('OPS-2 no metric label contains a uid, a search text or a name, even if a URL or an error of the provider does', async () => {
  const uid = 'fd334c1e-7a55-4d0e-9a41-0d3f8f5a9a41';
  for (const path of [`/all-users/${uid}`, `/morag/${uid}`, '/all-users/morag@fairway.test', '/%2e%2e/morag']) {
    log('info', 'request', { request: uid, method: 'GET', route: routePattern(path), status: 404, ms: 1 });
  }
  log('warn', 'sign-in.failed', { code: 'morag' });
  log('error', 'auth.error', { name: 'morag', cause: uid });
  log('info', 'export.sent', { list: 'users', rows: 12 });
  const { text } = await scrape();
  expect(text).toContain('route="/all-users/*"');
  expect(text).toContain('route="(other)"');
  expect(text).toContain('fairway_sign_in_attempts_total{form="sign-in",outcome="failed"} 1');
  expect(text).not.toMatch(/morag|fd334c1e|@/);
});
