import { mark, type Seen } from '../support/faults';
import { staff } from '../support/identity';
import { askMarked } from '../support/raw';
import { cookieHeader, sealSession, sha256, startSession } from '../support/session';
import { askInTurns, everyKind, type Person } from '../support/session-isolation';
import { expect, test } from '../support/test';

const REQUESTS = 320;

type SignedIn = Person & { bearer: string };

async function signInAs(email: string): Promise<SignedIn> {
  const session = { ...(await startSession()), email };
  const cookie = cookieHeader(await sealSession(session));
  return {
    email,
    mark: mark(),
    isStaff: true,
    bearer: sha256(session.accessToken),
    ask: (path, options) => askMarked(path, { ...options, headers: { ...options.headers, cookie } }),
  };
}

test("GUARD-5 two people who ask for the same at once are never given what is the other one's", async ({ fault }) => {
  test.setTimeout(120_000);
  const people = [await signInAs(staff.email), await signInAs('second.person@fairway.test')];
  const watches: { seen: () => Promise<Seen[]> }[] = [];
  for (const { bearer, mark: value } of people) {
    await fault({ match: '/regions', bearer, patch: [{ path: ['items', 0, 'name'], value }] });
    const patch = [{ path: ['items', 0, 'lastName'], value }];
    watches.push(await fault({ match: '/api/v1/admin/users', bearer, patch }));
  }

  const { crossed, missing } = await askInTurns(people, everyKind, { requests: REQUESTS, atOnce: 16 });

  expect(crossed, 'answers with what belongs to the other one').toEqual([]);
  expect(missing, 'answers that do not say whose they are').toEqual([]);
  for (const { seen } of watches) expect((await seen()).length).toBeGreaterThan(REQUESTS / 16);
});
