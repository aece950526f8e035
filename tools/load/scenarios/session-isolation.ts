import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { staff } from '../../testing/browser.mjs';
import { kinds, routerRequest } from '../../testing/raw-request';
import { control } from '../../testing/sandbox';
import { type Address, everyKind, type Person, requestInTurns } from '../../testing/session-isolation';
import { startClient } from '../client';
import { none, type Report } from '../report';
import type { Run } from '../start';
import { setPassword } from './accounts';

/** SOAK_REQUESTS makes a shorter run. */
const REQUESTS = Number(process.env.SOAK_REQUESTS || 10_000);
const CONCURRENCY = 24;
/** The life of an access token, short so that the app renews each every 8 s. */
const TOKEN_SECONDS = 10;

const accounts = [
  { email: staff.email, isStaff: true },
  { email: 'temporary@fairway.test', isStaff: true },
  { email: 'outsider@fairway.test', isStaff: false },
];

const handlers: readonly Address[] = [
  { path: '/api/choices/country', shows: ['tag'] },
  { path: '/api/choices/region', shows: [] },
  { path: '/api/choices/course', shows: ['tag'] },
  { path: '/api/choices/group', shows: ['tag'] },
  { path: '/api/export/users?q=isla', shows: ['tag'] },
  { path: '/api/export/groups?q=golf', shows: ['tag'] },
  { path: '/api/export/countries', shows: ['tag'] },
  { path: '/api/export/admins', shows: ['tag'] },
  { path: '/all-users?q=isla', options: kinds['a document'] ?? {}, shows: ['email', 'tag'] },
  { path: '/groups?q=golf', options: kinds['a HEAD request'] ?? {}, shows: [] },
];

const uid = '([\\w-]{36})';
/** The data that a screen fetches. */
const FETCHED: readonly [RegExp, string][] = [
  [new RegExp(`^/all-users/${uid}$`), '/api/users/$1/email'],
  [new RegExp(`^/events/friendly-rounds/${uid}$`), '/api/live/friendly-rounds/$1'],
  [new RegExp(`^/events/${uid}$`), '/api/live/events/$1'],
];

/** A screen, in every way that a browser requests it, with the data that it fetches. */
function aroundScreen(path: string): Address[] {
  const ways = ['an RSC request', 'a prefetch', 'a prefetch of a segment'].map((way) => kinds[way] ?? {});
  const fetched = FETCHED.filter(([screen]) => screen.test(path)).map(([screen, to]) => path.replace(screen, to));
  return [
    { path, options: kinds['a document'] ?? {}, shows: ['email'] },
    ...ways.map((options) => ({ path, options, shows: [] })),
    ...fetched.map((own) => ({ path: own, shows: [] })),
  ];
}

/** Whether a response ever holds data of another account, while all request the same and their tokens are renewed. */
export async function soakSessionIsolation({ browser, client, screens, upstream, sandbox }: Run): Promise<Report> {
  const setTokenLife = (accessTokenSeconds: number) =>
    control(sandbox, { path: 'control/settings', body: { accessTokenSeconds } });
  await setTokenLife(TOKEN_SECONDS);
  const tags = new Map<string, string>();
  const tokens = new Map<string, Set<string>>();
  upstream.tagResponses((authorization) => {
    const token = authorization.replace('Bearer ', '');
    const { sub = '' } = decodeJwt(token);
    tokens.set(sub, (tokens.get(sub) ?? new Set()).add(token));
    if (!tags.has(sub)) tags.set(sub, `tag${randomUUID().replaceAll('-', '')}`);
    return tags.get(sub);
  });

  const people: Person[] = [];
  for (const { isStaff, email } of accounts) {
    const known = new Set(tags.values());
    // The app would make one of them change its temporary password.
    const own = await startClient(client.app, browser, await setPassword(sandbox, email));
    const request: Person['request'] = (path, options) => own.request(path, options, routerRequest);
    await request('/countries', {});
    const tag = [...tags.values()].find((value) => !known.has(value));
    if (tag === undefined) throw new Error(`${email} does not reach the API`);
    people.push({ email, tag, isStaff, request });
  }

  const addresses = [...everyKind, ...screens.flatMap(aroundScreen), ...handlers];
  tokens.clear();
  const started = performance.now();
  const limits = { requests: REQUESTS, concurrency: CONCURRENCY };
  const { leaked, unexpected } = await requestInTurns(people, addresses, limits);
  const seconds = (performance.now() - started) / 1000;
  upstream.tagResponses(null);
  await setTokenLife(3600);

  for (const line of [...new Set([...leaked, ...unexpected])].slice(0, 50)) console.log(`  ${line}`);
  const renewals = [...tokens.values()].map(({ size }) => size - 1);
  return {
    title: `${people.length} people request ${addresses.length} addresses concurrently`,
    figures: [
      ['requests', `${REQUESTS} in ${seconds.toFixed(0)} s`],
      ['token renewals, each', renewals.join(', '), 'some', Math.min(...renewals) > 1],
      none('with data of another person', leaked.length),
      none('without the expected owner', unexpected.length),
    ],
  };
}
