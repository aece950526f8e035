import { expect, test } from 'vitest';
import { membershipMeaning } from './membership';

test('WORD-2 a membership type says what it means, an unknown one nothing', () => {
  expect(membershipMeaning('NON_APPLICATION_USER')).toBe('known by name only, without an account');
  expect(membershipMeaning('APPLICATION_USER')).toBe('a golfer with an account');
  expect(membershipMeaning('HONORARY')).toBeNull();
});
