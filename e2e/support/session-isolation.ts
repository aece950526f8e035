import type { Answer, Options } from '../../tools/testing/raw-request';
import { kinds } from './requests';

/** A text that shows to which account a response belongs: the e-mail address, or a unique tag in the API's rows. */
type Sign = 'email' | 'tag';

/** A signed-in account with a unique e-mail address and a unique tag in its API responses. */
export type Person = {
  email: string;
  tag: string;
  /** False if the API refuses the account with 403. Responses to the account then have no rows, and no tag. */
  isStaff: boolean;
  request: (path: string, options: Options) => Promise<Answer>;
};

/** `shows`: which of the account's signs the response must contain. */
export type Address = { path: string; options?: Options; shows: readonly Sign[] };

const document = kinds['a document'] ?? {};
const move = kinds['an RSC request'] ?? {};

export const everyKind: readonly Address[] = [
  { path: '/all-users', options: document, shows: ['email', 'tag'] },
  { path: '/all-users?sortedBy=name', options: move, shows: ['tag'] },
  { path: '/countries', options: document, shows: ['email'] },
  { path: '/api/session', shows: ['email'] },
  { path: '/api/avatar', shows: [] },
  { path: '/there/is/nothing', options: document, shows: ['email'] },
  { path: '/api/export/regions', shows: ['tag'] },
];

/**
 * Requests the addresses as each account in turn, `concurrency` at a time.
 * @returns `leaked`: responses with data of another account; `unexpected`: responses with a wrong status, and responses
 * that lack the texts of their account
 */
export async function requestInTurns(
  people: readonly Person[],
  addresses: readonly Address[],
  { requests, concurrency }: { requests: number; concurrency: number },
): Promise<{ leaked: string[]; unexpected: string[] }> {
  const leaked: string[] = [];
  const unexpected: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests; index = next++) {
      const person = people[index % people.length];
      const address = addresses[Math.floor(index / people.length) % addresses.length];
      if (!person || !address) throw new TypeError('No people or no addresses');
      const { path, options = {}, shows } = address;
      const answer = await person.request(path, options);
      const text = [answer.body, JSON.stringify(answer.headers), ...answer.setCookies].join('\n');
      const foreign = people.filter((other) => other !== person).flatMap(({ email, tag }) => [email, tag]);
      if (foreign.some((sign) => text.includes(sign))) leaked.push(`${path} as ${person.email}`);
      const own = shows.filter((sign) => person.isStaff || sign === 'email');
      if (own.some((sign) => !text.includes(person[sign]))) unexpected.push(`${path} as ${person.email}`);
      const status = path.startsWith('/there/') ? 404 : 200;
      if (person.isStaff && answer.status !== status) unexpected.push(`${path} as ${person.email}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return { leaked, unexpected };
}
