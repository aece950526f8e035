import { expect, it } from 'vitest';
import { boardOf, readBoard } from '@/lib/contract/boards';
import { membershipMeaning } from '@/lib/format/membership';
import { kindLabel } from './kind-label';
import { roundsOfKind } from './row-links';

it.each(['constructor', '__proto__', 'toString', 'SCRAMBLE'])('FR-4 the API value %s counts as unknown', (word) => {
  expect(boardOf(word)).toBeNull();
  expect(readBoard(word)).toBeNull();
  expect(membershipMeaning(word)).toBeNull();
  expect(typeof kindLabel(word)).toBe('string');
  expect(roundsOfKind(word)).toBeNull();
});
