import { mark } from '../support/faults';
import { app, cookieOf, startSession } from '../support/session';
import { expect, test } from '../support/test';

/** A new session, by default of a new account, because exports are limited per account. */
const sessionOf = async (sub = mark()) => ({ ...(await startSession()), sub });

test('LIMIT-2 HEAD requests do not count as exports in progress', async () => {
  const cookie = await cookieOf(await sessionOf());
  for (let index = 0; index < 12; index += 1) {
    const answer = await fetch(`${app}/api/export/users?q=${mark()}`, { method: 'HEAD', headers: { cookie } });
    expect(answer.status).toBe(200);
  }
});
