import { type Answer, kinds, type Options } from './raw';

/** By what an answer tells whose it is: the e-mail address of who is signed in, or the mark on the API's rows. */
type Sign = 'email' | 'mark';

/** Somebody signed in, under an e-mail address and with a mark on the API's answers that nobody else has. */
export type Person = {
  email: string;
  mark: string;
  /** Whether the API answers them at all: who is refused sees rows of nobody. */
  isStaff: boolean;
  ask: (path: string, options: Options) => Promise<Answer>;
};

export type Asked = { path: string; options?: Options; says: readonly Sign[] };

const document = kinds['a document'] ?? {};
const move = kinds['an RSC request'] ?? {};

export const everyKind: readonly Asked[] = [
  { path: '/all-users', options: document, says: ['email', 'mark'] },
  { path: '/all-users?sortedBy=name', options: move, says: ['mark'] },
  { path: '/countries', options: document, says: ['email'] },
  { path: '/api/session', says: ['email'] },
  { path: '/api/auth/session', says: ['email'] },
  { path: '/api/avatar', says: [] },
  { path: '/there/is/nothing', options: document, says: ['email'] },
  { path: '/api/export/regions', says: ['mark'] },
];

/**
 * Asks for each address as each person, so many times at once.
 * @returns the answers with what is another one's, and those that do not say whose they are
 */
export async function askInTurns(
  people: readonly Person[],
  asked: readonly Asked[],
  { requests, atOnce }: { requests: number; atOnce: number },
): Promise<{ crossed: string[]; missing: string[] }> {
  const crossed: string[] = [];
  const missing: string[] = [];
  let next = 0;
  const worker = async () => {
    for (let index = next++; index < requests; index = next++) {
      const person = people[index % people.length];
      const address = asked[Math.floor(index / people.length) % asked.length];
      if (!person || !address) throw new TypeError('Nobody, or nothing to ask for');
      const { path, options = {}, says } = address;
      const answer = await person.ask(path, options);
      const text = textOf(answer);
      const foreign = people.filter((other) => other !== person).flatMap(({ email, mark }) => [email, mark]);
      if (foreign.some((sign) => text.includes(sign))) crossed.push(`${path} as ${person.email}`);
      const own = says.filter((sign) => person.isStaff || sign === 'email');
      if (own.some((sign) => !text.includes(person[sign]))) missing.push(`${path} as ${person.email}`);
      const status = path.startsWith('/there/') ? 404 : 200;
      if (person.isStaff && answer.status !== status) missing.push(`${path} as ${person.email}: ${answer.status}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return { crossed, missing };
}

function textOf({ body, headers, setCookies }: Answer): string {
  return [body, JSON.stringify(headers), ...setCookies].join('\n');
}
