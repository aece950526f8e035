import { mark } from '../support/faults';
import { app, cookieHeader, sealSession, startSession } from '../support/session';
import { expect, test } from '../support/test';

/** A new session, by default of a new account, because exports are limited per account. */
const sessionOf = async (sub = mark()) => ({ ...(await startSession()), sub });

test('LIMIT-2 while three exports of an account are in progress, even in several sessions, a fourth export gets 429 and an explanation @nightly', async ({
  fault,
}) => {
  const word = mark();
  const hang = await fault({ match: word, break: 'hang' });
  const own = await sessionOf();
  const cookie = cookieHeader(await sealSession(own));
  const elsewhere = cookieHeader(await sealSession(await sessionOf(own.sub)));
  const ask = (query: string, init: RequestInit = {}) =>
    fetch(`${app}/api/export/users?q=${query}`, { ...init, headers: { cookie, ...init.headers } });
  const leave = new AbortController();
  const held = [1, 2, 3].map(() => ask(word, { signal: leave.signal }).catch(() => null));
  await expect.poll(() => hang.hits()).toBe(3);

  const other = mark();
  const [data, page] = await Promise.all([
    ask(other),
    ask(other, { headers: { accept: 'text/html', cookie: elsewhere } }),
  ]);
  expect([data.status, data.headers.get('retry-after')]).toEqual([429, '60']);
  expect((await data.json()).error.message).toContain('You have 3 exports in progress.');
  const words = await page.text();
  expect(words).toContain('You have 3 exports in progress.');
  expect(words).toContain('Back to the list');
  const colleague = { cookie: cookieHeader(await sealSession(await sessionOf())) };
  expect((await ask(other, { headers: colleague })).status).toBe(200);

  leave.abort();
  await Promise.all(held);
  // A waiting export starts when another export ends.
  const many = await Promise.all(Array.from({ length: 20 }, () => ask(other)));
  expect(many.map(({ status }) => status).filter((status) => status !== 200)).toEqual([]);
  await expect.poll(async () => (await ask(other)).status).toBe(200);
});

test('LIMIT-2 HEAD requests do not count as exports in progress', async () => {
  const cookie = cookieHeader(await sealSession(await sessionOf()));
  for (let index = 0; index < 12; index += 1) {
    const answer = await fetch(`${app}/api/export/users?q=${mark()}`, { method: 'HEAD', headers: { cookie } });
    expect(answer.status).toBe(200);
  }
});
