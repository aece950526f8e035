import { expect, it } from 'vitest';
import { chanceOfCollision, distinctCounter } from './distinct';

/** As the API's: they differ in a few letters. */
const uid = (index: number) => `f3c9a1e0-5b7d-4e6f-8a9b-${index.toString(16).padStart(12, '0')}`;

it.each([0, 300_000, 1_000_000_000])('counts a hundred thousand uids exactly, of %d expected', (expected) => {
  const counter = distinctCounter(expected);
  for (let index = 0; index < 100_000; index += 1) expect(counter.add(uid(index))).toBe(true);
  for (let index = 0; index < 100_000; index += 7) expect(counter.add(uid(index))).toBe(false);
  expect([counter.size(), counter.compared()]).toEqual([100_000, 100_000 + Math.ceil(100_000 / 7)]);
});

it('tells texts apart that differ in one character, in their order or in length', () => {
  const counter = distinctCounter();
  const texts = ['', 'a', 'b', 'ab', 'ba', 'aa', 'aaa', 'é', '山', '田', '\0', '\0\0'];
  for (const text of texts) expect(counter.add(text), text).toBe(true);
  expect(counter.size()).toBe(texts.length);
});

it('stays within its memory: what does not fit counts as new', () => {
  const counter = distinctCounter(0, 1024);
  for (let index = 0; index < 2_000; index += 1) counter.add(uid(index));
  expect([counter.size(), counter.compared()]).toEqual([2_000, 768]);
  expect([counter.add(uid(0)), counter.size()]).toEqual([true, 2_001]);
});

it('knows the chance of an error', () => {
  expect(chanceOfCollision(1)).toBe(0);
  expect(1 / chanceOfCollision(1_000_000)).toBeCloseTo(36_893_525, -3);
});
