import { expect, it } from 'vitest';
import { endpoints } from '../contract-check/endpoints';
import { drawCase, FAULTS } from './faults';
import { type Field, fieldsIn, holdersOf } from './fields';

const seed = 1;
const fields = endpoints().flatMap(fieldsIn);
const fieldOf = (endpoint: string, name: string): Field => {
  const field = fields.find((one) => one.endpoint === endpoint && one.name === name);
  if (!field) throw new Error(`${endpoint} has no ${name}`);
  return field;
};
const body = () => ({
  items: [
    { uid: 'a', handicap: 4.1, country: { uid: 'eng', name: 'England' } },
    { uid: 'b', handicap: null, country: null },
    { uid: 'c', handicap: 12, country: { uid: 'sco', name: 'Scotland' } },
  ],
});

it('walks every field of every answer', () => {
  expect(fields.length).toBeGreaterThan(900);
  expect(fields.map(({ endpoint, name }) => `${endpoint} ${name}`)).toContain('courses.get tees[].holes[].strokeIndex');
  expect(holdersOf(body(), fieldOf('users.list', 'items[].country.name'))).toHaveLength(2);
});

it('holds given and assumed fields apart', () => {
  expect(fieldOf('friendlyRounds.list', 'items[].course.name').given).toBe(true);
  expect(fieldOf('friendlyRounds.list', 'items[].event').given).toBe(false);
  expect(fieldOf('users.list', 'items[].handicap').given).toBe(false);
});

// Any number fits a handicap.
it.each(FAULTS.filter((fault) => fault !== 'malformed'))(
  '%s changes the field in the rows that have it, and nothing else',
  (fault) => {
    const one = drawCase(fieldOf('users.list', 'items[].handicap'), fault, seed);
    const changed = one?.change(body()) as ReturnType<typeof body>;
    const { handicap: _, ...others } = changed.items[0] as Record<string, unknown>;
    expect(changed.items[0]?.handicap).not.toBe(4.1);
    expect(others).toMatchObject({ uid: 'a', country: { uid: 'eng', name: 'England' } });
    expect(changed.items[1]).toEqual(body().items[1]);
    expect(changed.items[2]?.handicap === 12).toBe(one?.rows === 'one');
  },
);

it('draws the same values for the same seed', () => {
  const titles = () => fields.flatMap((field) => FAULTS.map((fault) => drawCase(field, fault, seed)?.title));
  expect(titles()).toEqual(titles());
});
