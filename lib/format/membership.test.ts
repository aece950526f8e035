import { expect, test } from 'vitest';
import { membershipMeaning } from './membership';

test('WORD-2 a known membership type has an explanation; an unknown type has no explanation', () => {
  expect(membershipMeaning('NON_APPLICATION_USER')).toBe('guest without an app account');
  expect(membershipMeaning('APPLICATION_USER')).toBe('has an app account');
  expect(membershipMeaning('HONORARY')).toBeNull();
});
