import * as z from 'zod';
import { cleanInput } from '@/lib/format/clean-input';

export const accountName = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase();

/** A name with an @ must be an e-mail address, so that a typing error is reported at once. */
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

const NAME = /^[\p{L}\p{M}\p{S}\p{N}\p{P}]{1,128}$/u;
