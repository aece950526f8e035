import { randomUUID } from 'node:crypto';
import { eq, or } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import type { Clock } from '../clock';
import type { HashPassword } from '../password/password-hash';
import { type IdentityUser, identityUsers, type UserStatus } from '../schema';

type NewUser = Pick<IdentityUser, 'email' | 'givenName' | 'familyName' | 'name'>;

export function createUserStore(db: Database, clock: Clock, hashPassword: HashPassword) {
  return {
    /** By e-mail or username, in any case. */
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
    /** Adds a user with a temporary password; undefined when the e-mail is taken. */
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
