import { describe, expect, it } from 'vitest';
import { createRandom } from './random';

const draw = (name: string) => {
  const random = createRandom(name);
  return Array.from({ length: 5 }, () => random.below(1_000_000));
};

describe('random numbers', () => {
  it('random numbers are the same in every version, so that the generated data does not change', () => {
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
});
