import { expect, it } from 'vitest';
import { listText } from './list-words';

it.each([
  [[], ''],
  [['Ann'], 'Ann'],
  [['Ann', 'Bob'], 'Ann and Bob'],
  [['Ann', 'Bob', 'Cay'], 'Ann, Bob and Cay'],
])('listText joins %j to %j', (items, words) => {
  expect(listText(items)).toBe(words);
});

it('listText can use another word before the last item', () => {
  expect(listText(['Ann', 'Bob', 'Cay'], '&')).toBe('Ann, Bob & Cay');
});
