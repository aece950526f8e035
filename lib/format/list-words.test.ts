import { expect, it } from 'vitest';
import { listWords } from './list-words';

it.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bob'], 'Ann and Bob'],
  [['Ann', 'Bob', 'Cay'], 'Ann, Bob and Cay'],
])('joins %j to %j', (items, words) => {
  expect(listWords(items)).toBe(words);
});

it('uses another word before the last item', () => {
  expect(listWords(['Ann', 'Bob', 'Cay'], '&')).toBe('Ann, Bob & Cay');
});
