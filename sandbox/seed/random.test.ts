import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

const draw = (name: string) => {
  const random = createRandom(name);
  return Array.from({ length: 5 }, () => random.below(1_000_000));
};

describe('random numbers', () => {
  it('random numbers are the same for the same name and differ for another name', () => {
    expect(draw('a')).toEqual(draw('a'));
    expect(draw('a')).not.toEqual(draw('b'));
  });

  it('random numbers are the same in every version, so that the seeded data stays the same', () => {
    expect(draw('rounds')).toMatchInlineSnapshot(`
      [
        293552,
        886013,
        44571,
        184413,
        838056,
      ]
    `);
    expect(createRandom('rounds').uuid()).toMatchInlineSnapshot(`"4b264527-e2d1-446a-bb69-118e2f35b103"`);
  });

  it('normally distributed random numbers have the requested mean and standard deviation', () => {
    const random = createRandom('normal');
    const values = Array.from({ length: 20_000 }, () => random.normal(14.5, 7));
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
    expect(mean).toBeCloseTo(14.5, 0);
    expect(Math.sqrt(variance)).toBeCloseTo(7, 0);
  });

  it('weighted random choices occur in proportion to their weights', () => {
    const random = createRandom('weights');
    const heads = Array.from({ length: 10_000 }, () =>
      random.weighted([
        ['heads', 3],
        ['tails', 1],
      ] as const),
    );
    expect(heads.filter((side) => side === 'heads').length).toBeGreaterThan(7_300);
    expect(heads.filter((side) => side === 'heads').length).toBeLessThan(7_700);
  });

  it('random uuids are well-formed and unique', () => {
    const random = createRandom('uuids');
    const ids = Array.from({ length: 5_000 }, () => random.uuid());
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });
});
