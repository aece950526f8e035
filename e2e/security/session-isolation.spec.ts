import { staff } from '../../tools/testing/browser.mjs';
import { routerRequest } from '../../tools/testing/raw-request';
import { everyKind, type Person, requestInTurns } from '../../tools/testing/session-isolation';
import { mark, type Seen } from '../support/faults';
import { cookieHeader, sealSession, sha256, startSession } from '../support/session';
import { expect, test } from '../support/test';

const REQUESTS = 320;

type SignedIn = Person & { bearer: string };

async function signInAs(email: string): Promise<SignedIn> {
  const session = { ...(await startSession()), email };
  const cookie = cookieHeader(await sealSession(session));
  return {
    email,
    tag: mark(),
    isStaff: true,
    bearer: sha256(session.accessToken),
    request: (path, options) => routerRequest(path, { ...options, headers: { ...options.headers, cookie } }),
  };
}

test("GUARD-5 two users who request the same addresses at the same time never get each other's data", async ({
  fault,
}) => {
  test.setTimeout(120_000);
  const people = [await signInAs(staff.email), await signInAs('second.person@fairway.test')];
  const watches: { seen: () => Promise<Seen[]> }[] = [];
  for (const { bearer, tag: value } of people) {
    await fault({ match: '/regions', bearer, patch: [{ path: ['items', 0, 'name'], value }] });
    const patch = [{ path: ['items', 0, 'lastName'], value }];
    watches.push(await fault({ match: '/api/v1/admin/users', bearer, patch }));
  }

  const { leaked, unexpected } = await requestInTurns(people, everyKind, { requests: REQUESTS, concurrency: 16 });

  expect(leaked, 'responses with data of the other person').toEqual([]);
  expect(unexpected, 'responses without the expected status or owner').toEqual([]);
  for (const { seen } of watches) expect((await seen()).length).toBeGreaterThan(REQUESTS / 16);
});
