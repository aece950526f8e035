import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect } from '@playwright/test';
import { e2eConfig } from '../../tools/test/e2e-config.mjs';
import { freePort } from '../../tools/testing/loopback.mjs';
import { actionsOf } from '../support/build-manifest';
import { idsOf, readCsv } from '../support/exports';
import { test as base, mark } from '../support/faults';
import { type SecondApp, startSecondApp } from '../support/second-app';
import { cookieOf, sha256, startSession } from '../support/session';

type Start = (env?: Record<string, string>) => Promise<SecondApp>;

/** The fixture `start` starts an app for one test, with the fault proxy in front of the API. */
const test = base.extend<{ start: Start }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright requires an object pattern for fixtures
  start: async ({}, use) => {
    const apps: SecondApp[] = [];
    await use(async (env) => {
      const proxy = `http://127.0.0.1:${e2eConfig.proxyPort}`;
      const app = await startSecondApp({ API_URL: `${proxy}/api/v1`, ...env });
      apps.push(app);
      return app;
    });
    for (const app of apps) await app.stop();
  },
});

const eventsOf = ({ lines }: SecondApp) =>
  lines.filter((line) => line.startsWith('{')).map((line) => JSON.parse(line).event as string);

type Span = { name: string; traceId: string; spanId: string; parentSpanId?: string };

/** A trace collector that returns the received data as text and as spans. */
async function startCollector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part) => {
      body += part;
    });
    request.on('end', () => {
      bodies.push(body);
      response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const spans = () =>
    bodies.flatMap((body): Span[] =>
      JSON.parse(body).resourceSpans.flatMap((resource: { scopeSpans: { spans: Span[] }[] }) =>
        resource.scopeSpans.flatMap((scope) => scope.spans),
      ),
    );
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    sent: () => bodies.join('\n'),
    spans,
    close: () => server.close(),
  };
}

test('OPS-1 OPS-2 metrics have a separate port; a trace contains a page and its API calls; neither metrics nor traces contain personal data', async ({
  start,
  fault,
}) => {
  const collector = await startCollector();
  const port = await freePort();
  const app = await start({
    METRICS_PORT: String(port),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.address,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  });
  const word = mark();
  const watch = await fault({ match: word });
  const session = await startSession();
  const cookie = await cookieOf(session);
  const headers = { cookie };
  for (const path of [`/all-users?q=${word}`, `/all-users/${session.sid}`, `/${word}/${session.sid}`]) {
    await (await fetch(app.address + path, { headers })).text();
  }
  const scrape = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  await expect.poll(scrape).toMatch(/^fairway_requests_total\{method="GET",route="\(other\)",status="404"\} 1$/m);
  const text = await scrape();
  expect(text).toMatch(/^fairway_requests_total\{method="GET",route="\/all-users",status="200"\} 1$/m);
  expect(text).toMatch(/^fairway_api_calls_total\{endpoint="\/admin\/users",outcome="200"\} \d+$/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds /m);
  expect((await fetch(`http://127.0.0.1:${port}/all-users`)).status).toBe(404);
  expect((await fetch(`${app.address}/metrics`, { headers })).status).toBe(404);

  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('GET /[...missing]');
  await expect.poll(() => collector.spans().map(({ name }) => name)).toContain('/admin/users');
  const spans = collector.spans();
  const call = spans.find(({ name }) => name === '/admin/users');
  expect(spans.find(({ name }) => name === 'GET /all-users')?.traceId).toBe(call?.traceId);
  const [requested] = await watch.seen();
  expect(requested?.headers.traceparent).toBe(`00-${call?.traceId}-${call?.spanId}-01`);

  const { sid, email, accessToken, refreshToken } = session;
  for (const secret of [word, sid, email, accessToken, refreshToken, cookie]) {
    expect(text.includes(secret), `${secret.slice(0, 9)}… is in a metric`).toBe(false);
    expect(collector.sent().includes(secret), `${secret.slice(0, 9)}… was sent`).toBe(false);
  }
  for (const secret of ['Bearer', '127.0.0.1', '?'])
    expect(collector.sent().includes(secret), `${secret} was sent`).toBe(false);
  // The open metrics port must not delay the shutdown.
  app.kill('SIGTERM');
  expect(await app.ended).toBe(143);
  collector.close();
});

test('on SIGTERM an instance finishes the export in progress, then exits', async ({ start, fault }) => {
  const app = await start();
  const session = await startSession();
  const slow = await fault({ match: '/admin/', bearer: sha256(session.accessToken), times: 1, hold: true });
  const cookie = await cookieOf(session);
  const file = fetch(`${app.address}/api/export/users`, { headers: { cookie } });
  await expect.poll(() => slow.hits()).toBeGreaterThan(0);
  app.kill('SIGTERM');
  await expect.poll(() => eventsOf(app)).toContain('server.stopping');
  await expect(fetch(`${app.address}/healthz`)).rejects.toThrow();
  await slow.end();
  const answer = await file;
  const { rows } = readCsv(Buffer.from(await answer.arrayBuffer()).toString());
  expect(rows.length).toBeGreaterThan(100);
  expect(await app.ended).toBe(143);
  expect(eventsOf(app)).not.toContain('server.cut-off');
});

test('on SIGTERM an instance waits at most SHUTDOWN_SECONDS for the requests in progress @nightly', async ({
  start,
  fault,
}) => {
  const app = await start({ SHUTDOWN_SECONDS: '1' });
  const word = mark();
  const hang = await fault({ match: word, break: 'hang' });
  const cookie = await cookieOf(await startSession());
  const file = fetch(`${app.address}/api/export/users?q=${word}`, { headers: { cookie } }).catch((error) => error);
  await expect.poll(() => hang.hits()).toBeGreaterThan(0);
  app.kill('SIGTERM');
  expect(await app.ended).toBe(1);
  expect(eventsOf(app)).toContain('server.cut-off');
  expect(await file).toBeInstanceOf(Error);
});

test('LIMIT-6 an account that opens too many users’ e-mail addresses gets 429 and the time to wait', async ({
  start,
}) => {
  const app = await start({ EMAILS_PER_ACCOUNT: '2' });
  const cookie = await cookieOf(await startSession());
  const file = await fetch(`${app.address}/api/export/users`, { headers: { cookie } });
  const uids = idsOf(readCsv(Buffer.from(await file.arrayBuffer()).toString()).rows);
  const reveal = (index: number) => fetch(`${app.address}/api/users/${uids[index]}/email`, { headers: { cookie } });
  for (const index of [0, 1, 0, 1]) expect((await reveal(index)).status).toBe(200);
  const refused = await reveal(2);
  expect([refused.status, Number(refused.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  expect((await refused.json()).error.message).toMatch(
    /^You have shown the e-mail addresses of 2 users in the last 10 minutes\. Try again in \d+ minutes?\.$/,
  );
  expect((await reveal(0)).status).toBe(200);
  await expect.poll(() => eventsOf(app)).toContain('email.limited');
});

test('OPS-3 in production the output is JSON lines only, without text from requests', async ({ start }) => {
  const app = await start();
  const secret = 'SECRETNAME Morag';
  const multipart = { 'Content-Type': 'multipart/form-data; boundary=a' };
  const actions = ['Morag', ...actionsOf()].map((id) => ({ 'Next-Action': id, 'Content-Type': 'text/plain' }));
  for (const headers of [multipart, ...actions]) {
    const url = `${app.address}/login?q=${secret}`;
    await (await fetch(url, { method: 'POST', headers: { ...headers, Origin: app.address }, body: secret })).text();
  }
  await expect.poll(() => eventsOf(app).filter((event) => event === 'request').length).toBeGreaterThan(actions.length);
  expect(eventsOf(app)).toContain('output');
  expect(app.lines.filter((line) => !line.startsWith('{"time":"'))).toEqual([]);
  expect(app.lines.join('\n')).not.toMatch(/SECRETNAME|Morag/);
});
