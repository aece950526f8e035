import { describe, expect, test } from 'vitest';
import { sandboxPassword } from './accounts';
import { CognitoError } from './cognito-error';
import { assertPasswordAllowed } from './password-policy';

describe('password policy', () => {
  test.each([sandboxPassword, 'aA1!aA1!', 'Tee-off-at-7:40', 'ÆØÅ æøå aA1 ?'])(
    'the password policy allows %s',
    (password) => {
      expect(() => assertPasswordAllowed(password)).not.toThrow();
    },
  );

  test.each([
    ['aA1!', 'Password not long enough'],
    ['AAAAAA1!', 'Password must have lowercase characters'],
    ['aaaaaa1!', 'Password must have uppercase characters'],
    ['aaaaaaA!', 'Password must have numeric characters'],
    ['aaaaaaA1', 'Password must have symbol characters'],
    [' aaaaaA1 ', 'Password must have symbol characters'],
  ])('the password policy refuses %j: %s', (password, reason) => {
    const words = `Password does not conform to policy: ${reason}`;
    expect(() => assertPasswordAllowed(password)).toThrow(new CognitoError('InvalidPasswordException', words));
  });
});
