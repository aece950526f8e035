import { mark, type Seen } from './support/faults';
import { staff } from './support/identity';
import { type Answer, askMarked, kinds } from './support/raw';
import { cookieHeader, type Session, sealSession, sha256, startSession } from './support/session';
import { expect, test } from './support/test';

const REQUESTS = 320;
const AT_ONCE = 16;

/** Somebody signed in, under an e-mail address and with golfers that nobody else has. */
type Person = { email: string; golfer: string; session: Session; headers: { cookie: string } };

async function signInAs(email: string): Promise<Person> {
  const session = { ...(await startSession()), email };
  return { email, golfer: mark(), session, headers: { cookie: cookieHeader(await sealSession(session)) } };
}

const document = kinds['a document'] ?? {};
const move = kinds['an RSC request'] ?? {};

/** Where a page or an answer says whose it is: by the e-mail address, by the rows of the API, or by both. */
const asked: readonly { path: string; options?: typeof document; says: ('email' | 'golfer')[] }[] = [
  { path: '/all-users', options: document, says: ['email', 'golfer'] },
  { path: '/all-users?sortedBy=name', options: move, says: ['golfer'] },
  { path: '/countries', options: document, says: ['email'] },
  { path: '/api/session', says: ['email'] },
  { path: '/api/auth/session', says: ['email'] },
  { path: '/api/avatar', says: [] },
  { path: '/there/is/nothing', options: document, says: ['email'] },
  { path: '/api/export/regions', says: ['golfer'] },
];

test("GUARD-5 two people who ask for the same at once are never given what is the other one's", async ({ fault }) => {
  test.setTimeout(120_000);
  const [one, other] = [await signInAs(staff.email), await signInAs('second.person@fairway.test')];
  const watches: Record<string, { seen: () => Promise<Seen[]> }> = {};
  for (const { email, golfer, session } of [one, other]) {
    const bearer = sha256(session.accessToken);
    await fault({ match: '/regions', bearer, patch: [{ path: ['items', 0, 'name'], value: golfer }] });
    watches[email] = await fault({
      match: '/api/v1/admin/users',
      bearer,
      patch: [{ path: ['items', 0, 'lastName'], value: golfer }],
    });
  }

  const crossed: string[] = [];
  const missing: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < REQUESTS; index = next++) {
      const [own, foreign] = index % 2 ? [one, other] : [other, one];
      const { path, options, says } = asked[Math.floor(index / 2) % asked.length] ?? { path: '/', says: [] };
      const answer = await askMarked(path, { ...options, headers: { ...options?.headers, ...own.headers } });
      const text = textOf(answer);
      if (answer.status !== (path.startsWith('/there') ? 404 : 200)) missing.push(`${path} ${answer.status}`);
      if (text.includes(foreign.email) || text.includes(foreign.golfer)) crossed.push(path);
      if (says.some((what) => !text.includes(own[what]))) missing.push(path);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));

  expect(crossed, 'answers with what belongs to the other one').toEqual([]);
  expect(missing, 'answers that do not say whose they are').toEqual([]);
  for (const { email } of [one, other]) expect((await watches[email]?.seen())?.length).toBeGreaterThan(REQUESTS / 16);
});

function textOf({ body, headers, setCookies }: Answer): string {
  return [body, JSON.stringify(headers), ...setCookies].join('\n');
}
