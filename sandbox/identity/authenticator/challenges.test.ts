import { expect, test } from 'vitest';
import type { IdentityContext } from '../context';
import { createLockout } from '../limits/lockout';
import type { IdentityUser } from '../schema';
import { verifyCode } from './challenges';

const user = { sub: 'sub-1' } as IdentityUser;

test('verifyCode locks the account after five wrong codes even if they are sent concurrently', async () => {
  const tried: string[] = [];
  const context = {
    codeLockout: createLockout(() => new Date(0)),
    softwareTokens: {
      redeem: async (_: string, code: string) => {
        tried.push(code);
        return code === '123456' ? 'right' : 'wrong';
      },
    },
  } as unknown as Pick<IdentityContext, 'codeLockout' | 'softwareTokens'>;
  const guess = (code: string) => verifyCode(user, code, context, () => {});
  const guesses = await Promise.allSettled(Array.from({ length: 8 }, () => guess('000000')));
  expect(guesses.map((one) => one.status === 'rejected' && one.reason.type)).toEqual([
    ...Array(5).fill('CodeMismatchException'),
    ...Array(3).fill('NotAuthorizedException'),
  ]);
  await expect(guess('123456')).rejects.toMatchObject({ message: 'Password attempts exceeded' });
  expect(tried).toHaveLength(5);
});
