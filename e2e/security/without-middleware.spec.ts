import { expect, test } from '@playwright/test';
import { type Answer, rawRequest } from '../../tools/testing/raw-request';
import { connectApi, findKeenest } from '../support/api';
import { actionsOf, addressOf, openRoutes, routesOf } from '../support/build-manifest';
import { nightly } from '../support/nightly';
import { bringing, kinds, routerRequest } from '../support/requests';
import { startWithoutMiddleware, type WithoutMiddleware } from '../support/second-app';
import { cookieHeader, cookieOf, sealSession, startSession } from '../support/session';

test.describe.configure({ mode: 'serial' });

let bare: WithoutMiddleware;
let cookie: string;
let foreign: string;
let screens: string[];
let handlers: string[];
/** Names and uids from the API. None of them may appear without a session. */
let data: string[];

/** This handler renews the tokens and then redirects to a page. */
const renewal = '/api/session/renew';

test.beforeAll(async ({ playwright }) => {
  const session = await startSession();
  cookie = await cookieOf(session);
  foreign = cookieHeader(await sealSession(session, 'another secret of more than 32 characters'));
  const api = await connectApi(playwright.request);
  const { uid, name } = await findKeenest(api);
  const users = await api.listUsers();
  const rounds = await api.listRounds(uid);
  const lists = await Promise.all(
    ['admins', 'admin/groups', 'admin/group-members', 'countries', 'regions'].map((path) => api.list(path)),
  );
  const others = lists.flatMap(({ items }) => items.map((item) => String(item.uid)));
  const group = String(lists[1]?.items[0]?.uid);
  const ofGroups = [`admin/group-event-rounds?group=${group}`, 'admin/group-event-rounds', 'admin/friendly-rounds'];
  const played = await Promise.all(ofGroups.map((path) => api.list(path)));
  const [round] = rounds.items;
  const { items: events } = await api.list('admin/events', { user: uid });
  const event = String(events[0]?.uid);
  const { items: members } = await api.list(`admin/groups/${group}/members`);
  const [member] = members;
  const { items: courses } = await api.list('courses');
  const course = String(courses[0]?.uid);
  const [country, region] = await Promise.all(
    ['countries', 'regions'].map(async (path) => String((await api.list(path)).items[0]?.uid)),
  );
  data = [
    session.email,
    name,
    ...users.items.flatMap((user) => [user.uid, `${user.firstName} ${user.lastName}`]),
    ...rounds.items.flatMap((round) => [round.uid, round.course.name]),
    ...others,
    ...played.flatMap(({ items }) => items.map((item) => String(item.uid))),
  ].filter((word) => ![uid, group, round?.uid, event, course, member?.uid, country, region].includes(word));
  bare = await startWithoutMiddleware();
  const uids = {
    user: uid,
    group,
    member: String(member?.uid),
    event,
    round: String(round?.uid),
    course,
    country: String(country),
    region: String(region),
  };
  const closed = routesOf(bare.folder).filter((route) => !openRoutes.includes(route));
  const addresses = closed.map((route) => addressOf(route, uids));
  screens = [...addresses.filter((path) => !path.startsWith('/api/') && !path.startsWith('/_')), '/there/is/nothing'];
  handlers = [
    ...addresses.filter(
      (path) =>
        path.startsWith('/api/') &&
        path !== renewal &&
        !['/api/search', '/api/similar', '/api/course-time', '/api/neighbours', '/api/break-down'].includes(path),
    ),
    `/api/export/rounds?uid=${uid}`,
    '/api/search?q=fraser',
    '/api/similar?of=%2Fall-users%3Fq%3Dfraser',
    `/api/course-time?course=${course}&at=2026-07-01T12:00:00Z`,
    '/api/neighbours?of=%2Fall-users',
    '/api/break-down?list=%2Fall-users&by=status',
  ];
});
test.afterAll(() => bare?.stop());

const found = ({ body, headers, setCookies }: Answer) => {
  const text = [body, JSON.stringify(headers), ...setCookies].join('\n');
  return data.filter((word) => text.includes(word));
};

test('GUARD-5 without its middleware the app still shows data to a signed-in user', async () => {
  const login = await rawRequest('/login', { port: bare.port });
  expect(login.status).toBe(200);
  expect(login.headers['x-request-id']).toBeUndefined();
  expect(login.headers['content-security-policy']).toBeUndefined();
  for (const path of screens.filter((path) =>
    /^\/(all-users|groups|countries|regions|(all-users|groups)\/.*rounds)$/.test(path),
  )) {
    for (const kind of Object.values(kinds).slice(0, 2)) {
      const answer = await routerRequest(path, { port: bare.port, headers: { ...kind.headers, cookie } });
      expect(found(answer).length, path).toBeGreaterThan(2);
    }
  }
  for (const path of handlers) {
    const { status } = await rawRequest(path, { port: bare.port, headers: { cookie } });
    expect(status, path).toBe(200);
  }
});

test('GUARD-5 without the middleware /api/session/renew redirects to the wanted page, or to the sign-in screen if there is no session', async () => {
  const path = `${renewal}?from=%2Fgroups`;
  const stranger = await rawRequest(path, { port: bare.port });
  expect([stranger.status, stranger.headers.location]).toEqual([307, '/login?from=%2Fgroups']);
  const staff = await rawRequest(path, { port: bare.port, headers: { cookie } });
  expect([staff.status, staff.headers.location]).toEqual([307, '/groups']);
});

for (const [kind, options] of Object.entries(kinds)) {
  for (const [who, header] of [
    ['no session', () => undefined],
    ['a session of another secret', () => foreign],
  ] as const) {
    test(`GUARD-1 GUARD-5 without the middleware a request for any screen (here ${kind}) with ${who} returns no data${nightly(!bringing.includes(kind))}`, async () => {
      for (const path of screens) {
        const given = header();
        const headers = { ...options.headers, ...(given && { cookie: given }) };
        const answer = await routerRequest(path, { ...options, port: bare.port, headers });
        expect(found(answer), path).toEqual([]);
        if (kind === 'a document') {
          expect([answer.status, answer.headers.location], path).toEqual([307, expect.stringMatching(/^\/login/)]);
        }
      }
    });
  }

  test(`GUARD-5 without the middleware every route handler refuses requests (here ${kind})${nightly(!bringing.includes(kind))}`, async () => {
    for (const path of handlers) {
      const answer = await routerRequest(path, { ...options, port: bare.port });
      // The framework itself answers OPTIONS requests.
      expect(options.method === 'OPTIONS' ? [204] : [401, 405], path).toContain(answer.status);
      expect(found(answer), path).toEqual([]);
    }
  });
}

test('GUARD-5 without the middleware no server action returns data without a session', async () => {
  const actions = actionsOf(bare.folder);
  expect(actions.length).toBeGreaterThan(5);
  for (const action of actions) {
    for (const path of ['/', '/all-users', '/login', '/forgot-password', '/reset-password', '/there/is/nothing']) {
      for (const body of path === '/' ? ['[]', '["users",{}]'] : ['[]']) {
        const answer = await rawRequest(path, {
          port: bare.port,
          method: 'POST',
          headers: { 'Next-Action': action, 'Content-Type': 'text/plain;charset=UTF-8', Accept: 'text/x-component' },
          body,
        });
        const what = `${path} ${action} ${body}`;
        expect(found(answer), what).toEqual([]);
        expect(answer.status, what).toBeLessThan(500);
        expect(answer.setCookies.join().includes('session-token'), what).toBe(false);
      }
    }
  }
});
