import { createHash, randomInt, randomUUID, timingSafeEqual } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import { addSeconds, type Clock } from '../clock';
import type { HashPassword } from '../password/password-hash';
import { type IdentityUser, identityResetCodes, identityUsers, type UserStatus } from '../schema';

type NewUser = Pick<IdentityUser, 'email' | 'givenName' | 'familyName' | 'name'>;

export function createUserStore(db: Database, clock: Clock, hashPassword: HashPassword) {
  return {
    /** Finds a user by e-mail or username, ignoring case. */
    async findByLogin(login: string): Promise<IdentityUser | undefined> {
      const name = login.trim().toLowerCase();
      const [user] = await db
        .select()
        .from(identityUsers)
        .where(or(eq(identityUsers.email, name), eq(identityUsers.username, name)))
        .limit(1);
      return user;
    },
    async get(sub: string): Promise<IdentityUser | undefined> {
      const [user] = await db.select().from(identityUsers).where(eq(identityUsers.sub, sub)).limit(1);
      return user;
    },
    /** Adds a user with a temporary password. Returns undefined if another user has the e-mail address. */
    async add(profile: NewUser, password: string): Promise<IdentityUser | undefined> {
      const sub = randomUUID();
      const now = clock();
      const [added] = await db
        .insert(identityUsers)
        .values({
          ...profile,
          sub,
          username: sub,
          groups: [],
          status: 'FORCE_CHANGE_PASSWORD',
          enabled: true,
          passwordHash: await hashPassword(password),
          createdAt: now,
          updatedAt: now,
        })
        .onConflictDoNothing({ target: identityUsers.email })
        .returning();
      return added;
    },
    async disable(sub: string): Promise<void> {
      await db.update(identityUsers).set({ enabled: false, updatedAt: clock() }).where(eq(identityUsers.sub, sub));
    },
    async setPassword(sub: string, password: string, status: UserStatus = 'CONFIRMED'): Promise<void> {
      const passwordHash = await hashPassword(password);
      await db
        .update(identityUsers)
        .set({ passwordHash, status, updatedAt: clock() })
        .where(eq(identityUsers.sub, sub));
    },
  };
}
export type UserStore = ReturnType<typeof createUserStore>;

const lifetimeSeconds = 60 * 60;
const allowedTries = 5;

export type CodeCheck = 'right' | 'wrong' | 'expired' | 'exhausted';

/** Stores one code per user for a password reset. A code has six digits, is valid for an hour and allows five tries. */
export function createResetCodeStore(db: Database, clock: Clock) {
  return {
    async issue(sub: string): Promise<string> {
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      const row = { codeHash: hash(sub, code), expiresAt: addSeconds(clock(), lifetimeSeconds), wrongTries: 0 };
      await db
        .insert(identityResetCodes)
        .values({ sub, ...row })
        .onConflictDoUpdate({ target: identityResetCodes.sub, set: row });
      return code;
    },
    /** Accepts a correct code once and counts wrong codes. */
    async redeem(sub: string, code: string): Promise<CodeCheck> {
      return await db.transaction(async (tx) => {
        const [known] = await tx.select().from(identityResetCodes).where(eq(identityResetCodes.sub, sub)).for('update');
        if (!known || known.expiresAt <= clock()) return 'expired';
        if (known.wrongTries >= allowedTries) return 'exhausted';
        if (timingSafeEqual(Buffer.from(known.codeHash), Buffer.from(hash(sub, code)))) {
          await tx.delete(identityResetCodes).where(eq(identityResetCodes.sub, sub));
          return 'right';
        }
        await tx
          .update(identityResetCodes)
          .set({ wrongTries: known.wrongTries + 1 })
          .where(eq(identityResetCodes.sub, sub));
        return 'wrong';
      });
    },
  };
}

const hash = (sub: string, code: string): string => createHash('sha256').update(`${sub}:${code}`).digest('hex');
