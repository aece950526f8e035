import { expect, test } from 'vitest';
import { membershipMeaning } from './membership';

test('WORD-2 a known membership type has an explanation; an unknown type has no explanation', () => {
  expect(membershipMeaning('NON_APPLICATION_USER')).toBe('no account, name only');
  expect(membershipMeaning('APPLICATION_USER')).toBe('has an account');
  expect(membershipMeaning('HONORARY')).toBeNull();
});
