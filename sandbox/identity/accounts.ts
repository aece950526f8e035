import { ne, notInArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '@/sandbox/db/database';
import json from './accounts.json';
import type { Clock } from './clock';
import type { HashPassword } from './password/password-hash';
import { type IdentityUser, identitySoftwareTokens, identityUsers } from './schema';

export const staffGroup = 'admin';
export const sandboxPassword = 'Sandbox-Only-1';

/**
 * The `sub` of an account never changes. An account without a `username` uses its `sub` instead, as in a pool with
 * sign-in by e-mail.
 */
const Account = z
  .strictObject({
    sub: z.uuid(),
    username: z.string().optional(),
    email: z.email(),
    givenName: z.string(),
    familyName: z.string(),
    groups: z.array(z.string()),
    status: z.enum(['CONFIRMED', 'FORCE_CHANGE_PASSWORD']),
    enabled: z.boolean(),
  })
  .transform(({ username, ...one }) => ({
    ...one,
    username: username ?? one.sub,
    name: `${one.givenName} ${one.familyName}`,
  }));

const accounts = z.array(Account).parse(json);

function accountOf(email: string): (typeof accounts)[number] {
  const account = accounts.find((one) => one.email === email);
  if (!account) throw new RangeError(`No account: ${email}`);
  return account;
}

export const staffAccount = accountOf('staff@fairway.test');
/** An account that signs in with the code of an authenticator app. */
export const totpAccount = accountOf('totp@fairway.test');
/**
 * An account with a username, as in pools that do not use e-mail addresses as usernames. Its tokens contain the
 * username. It signs in with username or e-mail.
 */
export const namedAccount = accountOf('fergus@fairway.test');

type Dependencies = { db: Database; clock: Clock; hashPassword: HashPassword; totpSecret: string };

/** Manages the accounts that every sandbox has from the start. */
export function createAccounts({ db, clock, hashPassword, totpSecret }: Dependencies) {
  // All accounts have the same password, so it is hashed once.
  let hash: Promise<string> | undefined;
  const rowOf = async (account: (typeof accounts)[number]): Promise<IdentityUser> => {
    hash ??= hashPassword(sandboxPassword);
    const now = clock();
    return { ...account, passwordHash: await hash, createdAt: now, updatedAt: now };
  };
  const token = { sub: totpAccount.sub, secret: totpSecret, enabled: true, preferred: true };

  return {
    /** Adds the initial accounts that are missing and does not change existing accounts. */
    async ensure(): Promise<void> {
      const known = new Set((await db.select({ sub: identityUsers.sub }).from(identityUsers)).map(({ sub }) => sub));
      for (const account of accounts.filter(({ sub }) => !known.has(sub))) {
        const row = await rowOf(account);
        await db.insert(identityUsers).values(row).onConflictDoNothing({ target: identityUsers.sub });
      }
      await db.insert(identitySoftwareTokens).values(token).onConflictDoNothing();
    },

    /** Restores the initial accounts and deletes all other accounts. */
    async restore(): Promise<void> {
      const subs = accounts.map(({ sub }) => sub);
      await db.delete(identityUsers).where(notInArray(identityUsers.sub, subs));
      for (const account of accounts) {
        const row = await rowOf(account);
        await db.insert(identityUsers).values(row).onConflictDoUpdate({ target: identityUsers.sub, set: row });
      }
      await db.delete(identitySoftwareTokens).where(ne(identitySoftwareTokens.sub, token.sub));
      const set = { ...token, pendingSecret: null, lastStep: null };
      await db
        .insert(identitySoftwareTokens)
        .values(set)
        .onConflictDoUpdate({ target: identitySoftwareTokens.sub, set });
    },
  };
}
