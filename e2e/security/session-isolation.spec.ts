import { screensOf } from '../../tools/load/screens';
import { staff } from '../../tools/testing/browser.mjs';
import { mark, type Seen } from '../support/faults';
import { kinds, routerRequest } from '../support/requests';
import { cookieOf, sha256, startSession } from '../support/session';
import { type Address, everyKind, type Person, requestInTurns } from '../support/session-isolation';
import { expect, test } from '../support/test';

const REQUESTS = 160;

type SignedIn = Person & { bearer: string };

async function signInAs(email: string): Promise<SignedIn> {
  const session = { ...(await startSession()), email };
  const cookie = await cookieOf(session);
  return {
    email,
    tag: mark(),
    isStaff: true,
    bearer: sha256(session.accessToken),
    request: (path, options) => routerRequest(path, { ...options, headers: { ...options.headers, cookie } }),
  };
}

type Arm = (fault: {
  match: string;
  bearer: string;
  patch: { path: (string | number)[]; value: unknown }[];
}) => Promise<{
  seen: () => Promise<Seen[]>;
}>;

/** Signs in two people, each with a unique tag in the API's rows. `asked` counts each person's API requests. */
async function twoPeople(fault: Arm) {
  const people = [await signInAs(staff.email), await signInAs('second.person@fairway.test')];
  const watches: { seen: () => Promise<Seen[]> }[] = [];
  for (const { bearer, tag: value } of people) {
    await fault({ match: '/regions', bearer, patch: [{ path: ['items', 0, 'name'], value }] });
    const patch = [{ path: ['items', 0, 'lastName'], value }];
    watches.push(await fault({ match: '/api/v1/admin/users', bearer, patch }));
  }
  return { people, asked: () => Promise.all(watches.map(async ({ seen }) => (await seen()).length)) };
}

test('GUARD-5 two users who request the same addresses at the same time never get each other’s data', async ({
  fault,
}) => {
  const { people, asked } = await twoPeople(fault);
  const { leaked, unexpected } = await requestInTurns(people, everyKind, { requests: REQUESTS, concurrency: 16 });

  expect(leaked, 'responses with data of the other person').toEqual([]);
  expect(unexpected, 'responses with another status or without data of their person').toEqual([]);
  for (const count of await asked()) expect(count).toBeGreaterThan(REQUESTS / 16);
});

/** All types of requests that a browser sends for a screen. */
const aroundScreen = (path: string): Address[] => [
  { path, options: kinds['a document'] ?? {}, shows: ['email'] },
  ...['an RSC request', 'a prefetch', 'a prefetch of a segment'].map((way): Address => {
    return { path, options: kinds[way] ?? {}, shows: [] };
  }),
];

test('GUARD-5 two users who send every type of request for all screens at the same time never get each other’s data @nightly', async ({
  fault,
  page,
}) => {
  test.setTimeout(600_000);
  const screens = await screensOf(async (path) => (await page.request.get(path)).text());
  const { people } = await twoPeople(fault);
  // Leaves out the list of staff, because it contains the e-mail addresses of both people.
  const own = screens.filter((path) => path !== '/admin-users');
  const addresses = [...everyKind, ...own.flatMap(aroundScreen)];
  const limits = { requests: 4 * people.length * addresses.length, concurrency: 24 };
  const { leaked, unexpected } = await requestInTurns(people, addresses, limits);
  expect(leaked, 'responses with data of the other person').toEqual([]);
  expect(unexpected, 'responses with another status or without data of their person').toEqual([]);
});
