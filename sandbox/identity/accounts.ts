import { ne, notInArray } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import type { Clock } from './clock';
import type { HashPassword } from './password/password-hash';
import { type IdentityUser, identitySoftwareTokens, identityUsers, type UserStatus } from './schema';

export const staffGroup = 'admin';
export const sandboxPassword = 'Sandbox-Only-1';

/** The sub never changes, and as in a pool with sign-in by e-mail it is the username, too. */
export const staffAccount = {
  sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e01',
  email: 'staff@fairway.test',
  givenName: 'Isla',
  familyName: 'Mackintosh',
  name: 'Isla Mackintosh',
} as const;

/** Signs in with the code of an authenticator app. */
export const totpAccount = {
  sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e05',
  email: 'totp@fairway.test',
  givenName: 'Eilidh',
  familyName: 'Urquhart',
  name: 'Eilidh Urquhart',
} as const;

/** Has a user name, as in a pool without e-mail names: it is the username of its tokens, and signs in beside the address. */
export const namedAccount = {
  sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e06',
  username: 'fergus.drummond',
  email: 'fergus@fairway.test',
  givenName: 'Fergus',
  familyName: 'Drummond',
  name: 'Fergus Drummond',
} as const;

type Account = {
  sub: string;
  /** By default the sub. */
  username?: string;
  email: string;
  givenName: string;
  familyName: string;
  name: string;
  groups: string[];
  status: UserStatus;
  enabled: boolean;
};

const accounts: Account[] = [
  { ...staffAccount, groups: [staffGroup], status: 'CONFIRMED', enabled: true },
  {
    sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e02',
    email: 'temporary@fairway.test',
    givenName: 'Callum',
    familyName: 'Rennie',
    name: 'Callum Rennie',
    groups: [staffGroup],
    status: 'FORCE_CHANGE_PASSWORD',
    enabled: true,
  },
  {
    sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e03',
    email: 'disabled@fairway.test',
    givenName: 'Morag',
    familyName: 'Sinclair',
    name: 'Morag Sinclair',
    groups: [staffGroup],
    status: 'CONFIRMED',
    enabled: false,
  },
  {
    sub: '5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e04',
    email: 'outsider@fairway.test',
    givenName: 'Ewan',
    familyName: 'Galbraith',
    name: 'Ewan Galbraith',
    groups: [],
    status: 'CONFIRMED',
    enabled: true,
  },
  { ...totpAccount, groups: [staffGroup], status: 'CONFIRMED', enabled: true },
  { ...namedAccount, groups: [staffGroup], status: 'CONFIRMED', enabled: true },
];

type Dependencies = { db: Database; clock: Clock; hashPassword: HashPassword; totpSecret: string };

/** The accounts that every sandbox has. */
export function createAccounts({ db, clock, hashPassword, totpSecret }: Dependencies) {
  // All accounts have the same password: it is hashed once.
  let hash: Promise<string> | undefined;
  const passwordHash = () => (hash ??= hashPassword(sandboxPassword));
  const token = { sub: totpAccount.sub, secret: totpSecret, enabled: true, preferred: true };

  return {
    /** Adds missing accounts and leaves existing ones unchanged. */
    async ensure(): Promise<void> {
      const known = new Set((await db.select({ sub: identityUsers.sub }).from(identityUsers)).map(({ sub }) => sub));
      for (const account of accounts.filter(({ sub }) => !known.has(sub))) {
        const row = toRow(account, await passwordHash(), clock());
        await db.insert(identityUsers).values(row).onConflictDoNothing({ target: identityUsers.sub });
      }
      await db.insert(identitySoftwareTokens).values(token).onConflictDoNothing();
    },

    /** Restores the accounts of the first start and deletes all others. */
    async restore(): Promise<void> {
      const subs = accounts.map(({ sub }) => sub);
      await db.delete(identityUsers).where(notInArray(identityUsers.sub, subs));
      for (const account of accounts) {
        const row = toRow(account, await passwordHash(), clock());
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

const toRow = (account: Account, passwordHash: string, now: Date): IdentityUser => ({
  ...account,
  username: account.username ?? account.sub,
  passwordHash,
  createdAt: now,
  updatedAt: now,
});
