import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { toNumber } from '@/lib/golf/scoring/fraction';
import { Printed } from './vector-topic';
import { handicapTopics } from './vector-topics-handicap';
import { playTopics } from './vector-topics-play';

/** The file of published examples. GOLF_VECTORS may name another file in the same format. */
const file = process.env.GOLF_VECTORS || `${import.meta.dirname}/vectors.json`;
const vectors = z
  .array(
    z.object({
      id: z.string(),
      topic: z.string(),
      input: z.unknown(),
      expected: z.record(z.string(), z.unknown()),
      source: z.string(),
    }),
  )
  .min(1)
  .parse(JSON.parse(readFileSync(file, 'utf8')));

const topics = { ...handicapTopics, ...playTopics };

for (const { id, topic, input, expected } of vectors) {
  it(`${id} the computed results equal the published example about ${topic}`, () => {
    const read = topics[topic];
    if (!read) throw new Error(`${id} has an unknown topic: ${topic}`);
    expect(disagreements(read(input), expected)).toEqual([]);
  });
}

it('every published example has a unique id', () => {
  expect(new Set(vectors.map(({ id }) => id)).size).toBe(vectors.length);
});

/** The tolerance for values that the sources print with three decimals. */
const HALF_A_THOUSANDTH = 0.0005 + 1e-9;
const fraction = z.object({ numerator: z.number(), denominator: z.number() }).strict();

/** Describes each difference between actual and expected values, with the path to it. */
function disagreements(actual: unknown, expected: unknown, path = ''): string[] {
  if (actual instanceof Printed) {
    return close(toNumber(actual.value), expected, halfOfLastDigit(expected), path);
  }
  const exact = fraction.safeParse(actual);
  if (exact.success) return close(toNumber(exact.data), expected, HALF_A_THOUSANDTH, path);
  if (actual === null && expected === 'none') return [];
  if (Array.isArray(expected) && Array.isArray(actual) && expected.length !== actual.length) {
    return [`${path}: ${actual.length} instead of ${expected.length}`];
  }
  if (expected !== null && typeof expected === 'object' && actual !== null && typeof actual === 'object') {
    return Object.entries(expected).flatMap(([key, value]) =>
      disagreements(Reflect.get(actual, key), value, `${path}.${key}`),
    );
  }
  return actual === expected ? [] : [`${path}: ${JSON.stringify(actual)} instead of ${JSON.stringify(expected)}`];
}

function close(actual: number, expected: unknown, tolerance: number, path: string): string[] {
  if (typeof expected === 'number' && Math.abs(actual - expected) <= tolerance) return [];
  return [`${path}: ${actual} instead of ${JSON.stringify(expected)}`];
}

function halfOfLastDigit(expected: unknown): number {
  const decimals = String(expected).split('.')[1]?.length ?? 0;
  return 0.5 * 10 ** -Math.max(1, decimals) + 1e-9;
}
