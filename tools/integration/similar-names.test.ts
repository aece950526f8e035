import { faker } from '@faker-js/faker';
import { expect, it } from 'vitest';
import { namesMeant, similarEverywhere, similarNames, similarSearches } from '@/lib/search/similar-names';
import { foldName } from '@/sandbox/db/fold-name';
import { makeGeography } from '@/sandbox/seed/geography';
import { makeUsers } from '@/sandbox/seed/people/people';
import { createRandom } from '@/sandbox/seed/random';
import { defaultSize } from '@/sandbox/seed/size';

const geography = makeGeography();
const users = makeUsers(geography, defaultSize)
  .map(({ firstName, lastName, email }) => ({ title: `${firstName} ${lastName}`, email }))
  .map(({ title, email }) => ({ title, key: foldName(title), text: foldName(`${title} ${email}`) }))
  .sort((a, b) => (a.key < b.key ? -1 : 1));

/** Finds users as the sandbox's API does: every word occurs in the name or e-mail address. */
function search(q: string) {
  const words = foldName(q).split(' ');
  return users.filter(({ text }) => words.every((word) => text.includes(word))).slice(0, 50);
}

const inList = (q: string) => find(q, similarSearches(q));

const searchesOf = (wanted: 'user' | 'course', q: string) =>
  similarEverywhere(q).flatMap(({ kind, search }) => (kind === wanted ? search : []));

const inBox = (q: string) => find(q, searchesOf('user', q));

function find(q: string, searches: readonly string[]): string[] {
  const found = [...new Set(searches.flatMap(search))];
  const similar = similarNames(found, q).map(({ title }) => title);
  return similar.length > 0 ? similar : namesMeant(found, q);
}

const random = createRandom('slips');

/** Omits, replaces, adds or swaps a letter. */
function withSlip(word: string): string {
  const at = random.below(word.length);
  const letter = random.pick([...'abcdefghijklmnopqrstuvwxyz']);
  const [before, after] = [word.slice(0, at), word.slice(at + 1)];
  const swapped = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at]}${word.slice(at + 2)}`;
  const slip = random.pick([before + after, before + letter + after, before + letter + word.slice(at), swapped]);
  return slip === word ? withSlip(word) : slip;
}

function misspell(key: string, slips: 'one' | 'each'): string {
  const only = random.below(2);
  const words = key.split(' ').map((word, at) => (slips === 'each' || at === only ? withSlip(word) : word));
  return words.join(' ');
}

/** Returns a hundred names for which the search finds nothing. */
function hundred<Name>(make: () => Name, typed: (name: Name) => string): Name[] {
  const names: Name[] = [];
  while (names.length < 100) {
    const name = make();
    const q = typed(name);
    if (/^[a-z]{3,} [a-z]{3,}$/.test(q) && search(q).length === 0) names.push(name);
  }
  return names;
}

function misspelled(slips: 'one' | 'each') {
  const make = () => {
    const { title, key } = random.pick(users);
    return { title, q: misspell(key, slips) };
  };
  return hundred(make, ({ q }) => q);
}

it.each([
  ['one', inList, 97],
  ['one', inBox, 95],
  ['each', inList, 90],
  ['each', inBox, 80],
] as const)('SRCH-11 of a hundred names with a slip in %s word, most are found (case %#)', (slips, found, least) => {
  const names = misspelled(slips).filter(({ q, title }) => found(q).includes(title));
  expect(names.length).toBeGreaterThanOrEqual(least);
});

it('SRCH-11 of a hundred names of a course with a slip, most are found in the search of everything', () => {
  const courses = geography.rows.courses.map(({ name }) => ({ title: name, key: foldName(name) }));
  const searchCourses = (q: string) => courses.filter(({ key }) => q.split(' ').every((word) => key.includes(word)));
  const isFound = () => {
    const { title, key } = random.pick(courses.filter(({ key }) => /^[a-z]{3,} [a-z]{3,}$/.test(key)));
    const q = misspell(key, 'one');
    const found = [...new Set(searchesOf('course', q).flatMap(searchCourses))];
    return similarNames(found, q).some((one) => one.title === title);
  };
  expect(Array.from({ length: 100 }, isFound).filter(Boolean).length).toBeGreaterThanOrEqual(75);
});

it('SRCH-11 of a hundred invented names, at most ten lead to a user or a name', () => {
  faker.seed(5);
  const make = () => foldName(`${faker.person.firstName()} ${faker.person.lastName()}`);
  const invented = hundred(make, (name) => name);
  for (const found of [inList, inBox]) {
    expect(invented.filter((name) => found(name).length > 0).length).toBeLessThanOrEqual(10);
  }
});
