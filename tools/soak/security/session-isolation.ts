import { randomUUID } from 'node:crypto';
import { decodeJwt } from 'jose';
import { staff } from '../../testing/browser.mjs';
import { kinds, routerRequest } from '../../testing/raw-request';
import { control, type Sandbox } from '../../testing/sandbox';
import { type Address, everyKind, type Person, requestInTurns } from '../../testing/session-isolation';
import { setPassword } from '../accounts';
import { startClient } from '../client';
import { none, type Report } from '../figures';
import type { Run } from '../scenario';

/** SOAK_REQUESTS makes a shorter run. */
const REQUESTS = Number(process.env.SOAK_REQUESTS || 10_000);
const CONCURRENCY = 24;
/** The life of an access token, short so that the app renews each every 8 s. */
const TOKEN_SECONDS = 10;

const second = { email: 'temporary@fairway.test', password: staff.password };
const accounts = [
  { ...staff, isStaff: true },
  { ...second, isStaff: true },
  { email: 'outsider@fairway.test', password: staff.password, isStaff: false },
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
  const ways = ['an RSC request', 'a prefetch', 'a prefetch of a segment'];
  return [
    { path, options: kinds['a document'] ?? {}, shows: ['email'] },
    ...ways.map((way) => ({ path, options: kinds[way] ?? {}, shows: [] })),
    ...FETCHED.filter(([screen]) => screen.test(path)).map(([screen, to]) => ({
      path: path.replace(screen, to),
      shows: [],
    })),
  ];
}

/** Whether a response ever holds data of another account, while all request the same and their tokens are renewed. */
export async function soakSessionIsolation(run: Run): Promise<Report> {
  const { browser, screens, upstream, sandbox } = run;
  await setTokenLife(sandbox, TOKEN_SECONDS);
  // The app would make it change its temporary password.
  await setPassword(sandbox, second.email);
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
  for (const { isStaff, ...account } of accounts) {
    const known = new Set(tags.values());
    const client = await startClient(run.client.app, browser, account);
    const request: Person['request'] = (path, options) => client.request(path, options, routerRequest);
    await request('/countries', {});
    const tag = [...tags.values()].find((value) => !known.has(value));
    if (tag === undefined) throw new Error(`${account.email} does not reach the API`);
    people.push({ email: account.email, tag, isStaff, request });
  }

  const addresses = [...everyKind, ...screens.flatMap(aroundScreen), ...handlers];
  tokens.clear();
  const started = performance.now();
  const limits = { requests: REQUESTS, concurrency: CONCURRENCY };
  const { leaked, unexpected } = await requestInTurns(people, addresses, limits);
  const seconds = (performance.now() - started) / 1000;
  upstream.tagResponses(null);
  await setTokenLife(sandbox, 3600);

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

async function setTokenLife(sandbox: Sandbox, accessTokenSeconds: number): Promise<void> {
  await control(sandbox, { path: 'control/settings', body: { accessTokenSeconds } });
}
