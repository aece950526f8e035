import { expect, it } from 'vitest';
import { listWords } from './list-words';

it.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bob'], 'Ann and Bob'],
  [['Ann', 'Bob', 'Cay'], 'Ann, Bob and Cay'],
])('listWords joins %j to %j', (items, words) => {
  expect(listWords(items)).toBe(words);
});

it('listWords can use another word before the last item', () => {
  expect(listWords(['Ann', 'Bob', 'Cay'], '&')).toBe('Ann, Bob & Cay');
});
