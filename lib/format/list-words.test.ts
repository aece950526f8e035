import { expect, it } from 'vitest';
import { listWords } from './list-words';

it.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bob'], 'Ann and Bob'],
  [['Ann', 'Bob', 'Cay'], 'Ann, Bob and Cay'],
])('lists %j as %j', (items, words) => {
  expect(listWords(items)).toBe(words);
});

it('takes another word before the last one', () => {
  expect(listWords(['Ann', 'Bob', 'Cay'], '&')).toBe('Ann, Bob & Cay');
});
