import { expect, test } from 'vitest';
import { createTotpSecret, stepOfCode, totpCode, totpStep } from './totp';

/** The key of the examples in RFC 6238, `12345678901234567890`, in base 32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

test.each([
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
])('%i seconds after 1970, the code is %s, as in RFC 6238', (seconds, code) => {
  const step = totpStep(at(seconds));
  expect(totpCode(secret, step)).toBe(code);
  expect(stepOfCode(secret, code, at(seconds))).toBe(step);
});

test.each([
  [-2, null],
  [-1, 99],
  [0, 100],
  [1, 101],
  [2, null],
])('for a code that is %i steps from step 100, stepOfCode returns %s', (away, step) => {
  expect(stepOfCode(secret, totpCode(secret, 100 + away), at(100 * 30 + 29))).toBe(step);
});

test.each(['', '12345', '1234567', 'abcdef', '٠٠٠٠٠٠'])('stepOfCode rejects the malformed code %j', (code) => {
  expect(stepOfCode(secret, code, at(59))).toBeNull();
});

test('a secret is 32 random bytes', () => {
  expect(createTotpSecret()).toMatch(/^[A-Z2-7]{52}$/);
  expect(createTotpSecret()).not.toBe(createTotpSecret());
});
