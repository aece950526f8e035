import { staff } from '../../tools/testing/browser.mjs';
import type { Answer, Options } from '../../tools/testing/raw-request';
import { mark } from '../support/faults';
import { kinds, routerRequest } from '../support/requests';
import { cookieOf, sha256, startSession } from '../support/session';
import { expect, test } from '../support/test';

const REQUESTS = 160;

/** A signed-in account with its own e-mail address, and a `tag` that only API responses for this account contain. */
type Person = { email: string; tag: string; bearer: string; request: (path: string, of?: Options) => Promise<Answer> };

async function signInAs(email: string): Promise<Person> {
  const session = { ...(await startSession()), email };
  const cookie = await cookieOf(session);
  return {
    email,
    tag: mark(),
    bearer: sha256(session.accessToken),
    request: (path, of = {}) => routerRequest(path, { ...of, headers: { ...of.headers, cookie } }),
  };
}

const { 'a document': document, 'an RSC request': move } = kinds;

/** `shows`: the data of the account that the response contains. */
const addresses: { path: string; options?: Options; shows: ('email' | 'tag')[] }[] = [
  { path: '/all-users', options: document, shows: ['email', 'tag'] },
  { path: '/all-users?sortedBy=name', options: move, shows: ['tag'] },
  { path: '/countries', options: document, shows: ['email'] },
  { path: '/api/session', shows: ['email'] },
  { path: '/api/avatar', shows: [] },
  { path: '/there/is/nothing', options: document, shows: ['email'] },
  { path: '/api/export/regions', shows: ['tag'] },
];

test('GUARD-5 two users who request the same addresses at the same time never get each other’s data', async ({
  fault,
}) => {
  const people = [await signInAs(staff.email), await signInAs('second.person@fairway.test')];
  const watches: { hits: () => Promise<number> }[] = [];
  for (const { bearer, tag: value } of people) {
    await fault({ match: '/regions', bearer, patch: [{ path: ['items', 0, 'name'], value }] });
    const patch = [{ path: ['items', 0, 'lastName'], value }];
    watches.push(await fault({ match: '/api/v1/admin/users', bearer, patch }));
  }
  const wrong: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < REQUESTS; index = next++) {
      const person = people[index % 2] as Person;
      const other = people[(index + 1) % 2] as Person;
      const { path, options, shows } = addresses[Math.floor(index / 2) % addresses.length] as (typeof addresses)[0];
      const answer = await person.request(path, options);
      const text = [answer.body, JSON.stringify(answer.headers), ...answer.setCookies].join('\n');
      if (text.includes(other.email) || text.includes(other.tag)) wrong.push(`${path} has data of the other person`);
      if (shows.some((sign) => !text.includes(person[sign]))) wrong.push(`${path} lacks data of its person`);
      if (answer.status !== (path.startsWith('/there/') ? 404 : 200)) wrong.push(`${path}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: 16 }, worker));
  expect(wrong).toEqual([]);
  for (const { hits } of watches) expect(await hits()).toBeGreaterThan(REQUESTS / 16);
});
