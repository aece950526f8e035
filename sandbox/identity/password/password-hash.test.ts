import { expect, test } from 'vitest';
import { createPasswordHash, passwordMatches } from './password-hash';

const hashPassword = createPasswordHash();

test('a password hash matches only the password from which it was made', async () => {
  const stored = await hashPassword('Sandbox-Only-1');
  expect(stored).toMatch(/^scrypt\$15\$8\$[\w-]{22}\$[\w-]{43}$/);
  expect(await passwordMatches('Sandbox-Only-1', stored)).toBe(true);
  expect(await passwordMatches('sandbox-only-1', stored)).toBe(false);
  expect(await hashPassword('Sandbox-Only-1')).not.toBe(stored);
});

test('comparing a password with a stored hash in an unknown format throws an error', async () => {
  await expect(passwordMatches('x', 'plain')).rejects.toThrow('unknown form');
});
