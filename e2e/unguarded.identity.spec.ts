import { expect, test } from '@playwright/test';
import { connectApi } from './support/api';
import { findKeenest } from './support/golfers';
import { type Answer, ask, askMarked, kinds } from './support/raw';
import { cookieHeader, sealSession, startSession } from './support/session';
import { startUnguarded, type Unguarded } from './support/unguarded';

test.describe.configure({ mode: 'serial' });

let bare: Unguarded;
let cookie: string;
let foreign: string;
let screens: string[];
let handlers: string[];
/** Words of the data: none may reach anybody who is not signed in. */
let data: string[];

test.beforeAll(async ({ playwright }) => {
  test.setTimeout(240_000);
  const session = await startSession();
  cookie = cookieHeader(await sealSession(session));
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
  data = [
    session.email,
    name,
    ...users.items.flatMap((user) => [user.uid, `${user.firstName} ${user.lastName}`]),
    ...rounds.items.flatMap((round) => [round.uid, round.course.name]),
    ...others,
    ...played.flatMap(({ items }) => items.map((item) => String(item.uid))),
  ].filter((word) => ![uid, group, round?.uid].includes(word));
  screens = [
    '/',
    '/all-users',
    `/all-users/${uid}`,
    ...['friendly-rounds', 'friends', 'groups', 'events'].map((part) => `/all-users/${uid}/${part}`),
    '/groups',
    `/groups/${group}`,
    ...['members', 'group-events', 'group-rounds'].map((part) => `/groups/${group}/${part}`),
    ...['/events', '/events/friendly-rounds', '/events/event-rounds', '/events/event-courses'],
    `/events/friendly-rounds/${round?.uid}`,
    `/events/${event}`,
    ...['/group-members', '/admin-users', '/countries', '/regions'],
    '/there/is/nothing',
  ];
  handlers = [
    '/api/session',
    '/api/avatar',
    `/api/users/${uid}/email`,
    '/api/choices/country',
    '/api/export/users',
    `/api/export/rounds?uid=${uid}`,
    `/api/live/friendly-rounds/${round?.uid}`,
    `/api/live/events/${event}`,
  ];
  bare = await startUnguarded();
});
test.afterAll(() => bare?.stop());

const found = ({ body, headers, setCookies }: Answer) => {
  const text = [body, JSON.stringify(headers), ...setCookies].join('\n');
  return data.filter((word) => text.includes(word));
};

test('GUARD-5 the app runs without its middleware, and shows data to whoever is signed in', async () => {
  const login = await ask('/login', { port: bare.port });
  expect(login.status).toBe(200);
  expect(login.headers['x-request-id']).toBeUndefined();
  expect(login.headers['content-security-policy']).toBeUndefined();
  for (const path of screens.filter((path) => /^\/(all-users|groups|countries|regions)$|rounds$/.test(path))) {
    for (const kind of Object.values(kinds).slice(0, 2)) {
      const answer = await askMarked(path, { port: bare.port, headers: { ...kind.headers, cookie } });
      expect(found(answer).length, path).toBeGreaterThan(2);
    }
  }
  for (const path of handlers) {
    const { status } = await ask(path, { port: bare.port, headers: { cookie } });
    expect(status, path).toBe(200);
  }
});

test('GUARD-1 GUARD-5 without the middleware a screen leads to the sign-in screen by itself', async () => {
  for (const path of screens) {
    const { status, headers } = await ask(path, { port: bare.port });
    expect(status, path).toBe(307);
    expect(headers.location, path).toMatch(/^\/login/);
  }
});

for (const [kind, options] of Object.entries(kinds)) {
  for (const [who, header] of [
    ['nobody', () => undefined],
    ['a session of another secret', () => foreign],
  ] as const) {
    test(`GUARD-5 without the middleware ${kind} of any screen gives ${who} no data`, async () => {
      for (const path of screens) {
        const given = header();
        const headers = { ...options.headers, ...(given && { cookie: given }) };
        const answer = await askMarked(path, { ...options, port: bare.port, headers });
        expect(found(answer), path).toEqual([]);
      }
    });
  }

  test(`GUARD-5 without the middleware ${kind} of a handler is refused`, async () => {
    for (const path of handlers) {
      const answer = await askMarked(path, { ...options, port: bare.port });
      expect([401, 405], path).toContain(answer.status);
      expect(found(answer), path).toEqual([]);
    }
    expect((await ask('/api/auth/session', { port: bare.port, headers: { cookie: foreign } })).body).toBe('null');
  });
}

test('GUARD-5 without the middleware no action gives anything to whoever is not signed in', async () => {
  const page = await ask('/', { port: bare.port, headers: { cookie } });
  const actions = [...new Set(page.body.match(/\b[0-9a-f]{42}\b/g) ?? [])];
  expect(actions.length).toBeGreaterThan(0);
  for (const action of actions) {
    for (const path of screens) {
      const answer = await ask(path, {
        port: bare.port,
        method: 'POST',
        headers: { 'Next-Action': action, 'Content-Type': 'text/plain;charset=UTF-8', Accept: 'text/x-component' },
        body: '[]',
      });
      expect(found(answer), path).toEqual([]);
      expect(
        answer.setCookies.filter((line) => line.includes('session-token')),
        path,
      ).toEqual([]);
    }
  }
});
