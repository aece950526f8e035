import * as z from 'zod';
import { cleanInput } from '@/lib/format/clean-input';

/**
 * What names an account in the forms: an e-mail address or, where the pool has them, a user name. An @ makes it an address,
 * so that a slip in one is told at once.
 */
export const AccountName = z
  .string()
  .transform(cleanInput)
  .pipe(
    z
      .string()
      .min(1)
      .refine((name) => NAME.test(name))
      .refine((name) => !name.includes('@') || z.email().safeParse(name).success, 'Invalid email'),
  );

/** The user names that a pool can have. */
const NAME = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;
