import { Agent } from 'node:http';
import { decodeJwt } from 'jose';
import { mark } from '../../e2e/support/faults';
import { askMarked, kinds } from '../../e2e/support/raw';
import { type Asked, askInTurns, everyKind, type Person } from '../../e2e/support/session-isolation';
import { CONNECTIONS, startJar } from './client';
import type { Report } from './figures';
import { accounts, controlOf, type Sandbox, second } from './people';
import type { Upstream } from './upstream';

const REQUESTS = 10_000;
const AT_ONCE = 24;
/** Of an access token: it is renewed every eight. */
const SECONDS = 10;

type Where = {
  app: string;
  browser: string;
  screens: readonly string[];
  upstream: Upstream;
  sandbox: Sandbox;
};

const handlers: readonly Asked[] = [
  { path: '/api/choices/country', says: ['mark'] },
  { path: '/api/choices/region', says: [] },
  { path: '/api/choices/course', says: ['mark'] },
  { path: '/api/choices/group', says: ['mark'] },
  { path: '/api/export/users?q=isla', says: ['mark'] },
  { path: '/api/export/groups?q=golf', says: ['mark'] },
  { path: '/api/export/countries', says: ['mark'] },
  { path: '/api/export/admins', says: ['mark'] },
  { path: '/all-users?q=isla', options: kinds['a document'] ?? {}, says: ['email', 'mark'] },
  { path: '/groups?q=golf', options: kinds['a HEAD request'] ?? {}, says: [] },
];

const uid = '([\\w-]{36})';
/** What a screen asks for by itself. */
const BEHIND: readonly [RegExp, string][] = [
  [new RegExp(`^/all-users/${uid}$`), '/api/users/$1/email'],
  [new RegExp(`^/events/friendly-rounds/${uid}$`), '/api/live/friendly-rounds/$1'],
  [new RegExp(`^/events/${uid}$`), '/api/live/events/$1'],
];

/** A screen in all the ways in which a browser asks for it, and what is behind it. */
function aroundScreen(path: string): Asked[] {
  const ways = ['an RSC request', 'a prefetch', 'a prefetch of a segment'];
  return [
    { path, options: kinds['a document'] ?? {}, says: ['email'] },
    ...ways.map((way) => ({ path, options: kinds[way] ?? {}, says: [] })),
    ...BEHIND.filter(([screen]) => screen.test(path)).map(([screen, to]) => ({
      path: path.replace(screen, to),
      says: [],
    })),
  ];
}

/** Whether anybody is ever given what is another one's, while all ask for the same and their tokens are renewed. */
export async function soakCrossing({ app, browser, screens, upstream, sandbox }: Where): Promise<Report> {
  const control = await controlOf(sandbox);
  await control.settings({ accessTokenSeconds: SECONDS });
  await control.setPassword(second);
  const marks = new Map<string, string>();
  const tokens = new Map<string, Set<string>>();
  upstream.mark({
    of: (authorization) => {
      const token = authorization.replace('Bearer ', '');
      const { sub = '' } = decodeJwt(token);
      tokens.set(sub, (tokens.get(sub) ?? new Set()).add(token));
      if (!marks.has(sub)) marks.set(sub, mark());
      return marks.get(sub);
    },
  });

  // A proxy's connections are everybody's, one request after the other.
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const people: Person[] = [];
  for (const { isStaff, ...account } of accounts) {
    const known = new Set(marks.values());
    const jar = await startJar(app, browser, account);
    const ask: Person['ask'] = async (path, options) => {
      const headers = { ...options.headers, cookie: jar.header() };
      const answer = await askMarked(path, { ...options, headers, agent, port: new URL(app).port });
      jar.take(answer.setCookies);
      return answer;
    };
    await ask('/countries', {});
    const own = [...marks.values()].find((value) => !known.has(value));
    if (own === undefined) throw new Error(`${account.email} does not reach the API`);
    people.push({ email: account.email, mark: own, isStaff, ask });
  }

  const asked = [...everyKind, ...screens.flatMap(aroundScreen), ...handlers];
  tokens.clear();
  const begun = performance.now();
  const { crossed, missing } = await askInTurns(people, asked, { requests: REQUESTS, atOnce: AT_ONCE });
  const seconds = (performance.now() - begun) / 1000;
  upstream.mark(null);
  agent.destroy();
  await control.settings({ accessTokenSeconds: 3600 });

  for (const line of [...new Set([...crossed, ...missing])].slice(0, 50)) console.log(`  ${line}`);
  const renewals = [...tokens.values()].map(({ size }) => size - 1);
  return {
    title: `${people.length} people ask for ${asked.length} addresses at once`,
    figures: [
      { what: 'requests', value: `${REQUESTS} in ${seconds.toFixed(0)} s` },
      { what: 'renewals of tokens, each', value: renewals.join(', '), limit: 'some', met: Math.min(...renewals) > 1 },
      { what: 'with what is another one’s', value: `${crossed.length}`, limit: 'none', met: crossed.length === 0 },
      { what: 'that do not say whose they are', value: `${missing.length}`, limit: 'none', met: missing.length === 0 },
    ],
  };
}
