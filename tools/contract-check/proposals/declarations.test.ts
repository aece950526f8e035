import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { elementOf, fieldsOf } from '@/lib/contract/shape';
import { root } from '../../process/root.mjs';
import { endpoints } from '../endpoints';
import { declarationsIn } from './declarations';
import { lineAt, openSources, type Sources } from './sources';

let sources: Sources;
let find: ReturnType<typeof declarationsIn>;
beforeAll(() => {
  sources = openSources(root);
  find = declarationsIn(sources.parse);
});
afterAll(() => sources.close());

/** Every field of an answer, with the fields inside it. */
function placesIn(schema: Parameters<typeof fieldsOf>[0], at = ''): string[] {
  const element = elementOf(schema);
  if (element) return placesIn(element, `${at}[]`);
  return Object.entries(fieldsOf(schema) ?? {}).flatMap(([name, field]) => {
    const here = at ? `${at}.${name}` : name;
    return [here, ...placesIn(field, here)];
  });
}

describe('the place in the sources where the contract declares a field', () => {
  it('is known for every field of every endpoint', () => {
    const all = endpoints().flatMap(({ name, answer, kind }) =>
      kind === 'export' ? [] : placesIn(answer).map((place) => ({ name, place })),
    );
    expect(all.length).toBeGreaterThan(500);
    const lost = all.filter(({ name, place }) => {
      const field = /\w+$/.exec(place)?.[0];
      return find(name, place)?.name !== field;
    });
    expect(lost).toEqual([]);
  });

  it.each([
    ['users.list', 'items[].handicap', 'lib/contract/users.ts', 'z.number().nullish()'],
    ['users.list', 'items[].firstName', 'lib/contract/common.ts', 'z.string()'],
    ['users.list', 'items[].country.uid', 'lib/contract/common.ts', 'z.string().min(1)'],
    ['events.list', 'items[].teamsCount', 'lib/contract/events.ts', 'count'],
    ['events.stableford.teamScorecard', 'items[].tee.courseRating', 'lib/contract/courses.ts', 'z.number().nullish()'],
    ['stats.newUsers', 'items[].byKind[].kind', 'lib/contract/stats.ts', 'OpenEnum'],
    ['dashboard.rounds', 'byStatus[].status', 'lib/contract/stats.ts', 'OpenEnum'],
  ])('%s %s', (endpoint, place, file, text) => {
    const found = find(endpoint, place);
    expect(found).toMatchObject({ file, text });
    const tree = sources.parse(file);
    expect(tree.text.split('\n')[lineAt(tree.text, found?.start ?? 0) - 1]).toContain(text);
  });

  it.each([
    ['users.list', 'items[].shoeSize'],
    ['users.nothing', 'items[].uid'],
    ['users.list', 'items.uid'],
  ])('%s %s is nowhere', (endpoint, place) => {
    expect(find(endpoint, place)).toBeNull();
  });
});
