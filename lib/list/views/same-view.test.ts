import { expect, it } from 'vitest';
import { isSameView } from './view';

it.each([
  ['status=ACTIVE&hide=uid', 'status=ACTIVE&hide=uid', true],
  ['status=ACTIVE&hide=uid', 'hide=uid', false],
  ['q=nor&hide=uid&pin=status&width=uid-90', 'q=nor&hide=uid', true],
  ['q=nor&pin=status', 'q=nor&hide=', true],
])('VIEW-2 whether the saved view %s equals the list state %s: %s', (saved, shown, expected) => {
  expect(isSameView(saved, shown)).toBe(expected);
});
