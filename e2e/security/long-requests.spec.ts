import { rawRequest } from '../../tools/testing/raw-request';
import { actionsOf } from '../support/build-manifest';
import { sendBytes } from '../support/raw-socket';
import { routerRequest } from '../support/requests';
import { cookieOf, startSession } from '../support/session';
import { expect, test } from '../support/test';

const FORM = 'application/x-www-form-urlencoded';

test('LIMIT-1 at every address a body over 64 KB gets 413 and a body without a length gets 411', async () => {
  const cookie = await cookieOf(await startSession());
  const [action = ''] = actionsOf();
  const body = 'x'.repeat(64 * 1024 + 1);
  const forms: Record<string, string>[] = [
    { 'Content-Type': FORM, 'Content-Length': String(body.length) },
    { 'Content-Type': 'multipart/form-data; boundary=x', 'Next-Action': action, 'Transfer-Encoding': 'chunked' },
  ];
  for (const headers of forms) {
    for (const path of ['/login', '/all-users', '/api/session', '/healthz', '/_next/static/x.js', '/nowhere']) {
      const answer = await rawRequest(path, { method: 'POST', headers: { ...headers, cookie }, body });
      const what = `${path} ${JSON.stringify(headers)}`;
      const refusal =
        'Content-Length' in headers
          ? [413, 'The request is longer than 64 KB.']
          : [411, 'The request has no Content-Length.'];
      expect([answer.status, answer.body], what).toEqual(refusal);
      expect(answer.headers['content-security-policy'], what).toContain("default-src 'none'");
      expect(answer.headers['cache-control'], what).toBe('private, no-store');
    }
  }
});

test('LIMIT-1 LIMIT-3 screens and exports still respond while many GET requests announce a body and never send it', async () => {
  const headers = { cookie: await cookieOf(await startSession()) };
  const held: Promise<string>[] = [];
  for (const announced of ['Content-Length: 9', 'Transfer-Encoding: chunked']) {
    for (const method of ['GET', 'HEAD', 'GET', 'HEAD']) {
      const bytes = `${method} / HTTP/1.1\r\nHost: localhost\r\n${announced}\r\n\r\n`;
      held.push(...Array.from({ length: 25 }, () => sendBytes(bytes)));
      for (const [path, more] of [
        ['/all-users', {}],
        ['/groups', { RSC: '1' }],
        ['/api/export/countries', {}],
      ] as const) {
        const { status } = await routerRequest(path, { headers: { ...headers, ...more } });
        expect(status, `${path} after ${held.length}`).toBe(200);
      }
    }
  }
  for (const answer of await Promise.all(held)) {
    expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n(?:.*\r\n)*Connection: close\r\n/);
  }
});
