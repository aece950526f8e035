import { eq, or } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import type { Clock } from '../clock';
import { type IdentityUser, identityUsers, type UserStatus } from '../schema';

export function createUserStore(db: Database, clock: Clock) {
  return {
    /** Finds by what people type to sign in: the e-mail in any case, or the username. */
    async findByLogin(login: string): Promise<IdentityUser | undefined> {
      const [user] = await db
        .select()
        .from(identityUsers)
        .where(or(eq(identityUsers.email, login.trim().toLowerCase()), eq(identityUsers.username, login)))
        .limit(1);
      return user;
    },
    async get(sub: string): Promise<IdentityUser | undefined> {
      const [user] = await db.select().from(identityUsers).where(eq(identityUsers.sub, sub)).limit(1);
      return user;
    },
    /** False when somebody has the e-mail already. */
    async add(user: IdentityUser): Promise<boolean> {
      const added = await db
        .insert(identityUsers)
        .values(user)
        .onConflictDoNothing({ target: identityUsers.email })
        .returning({ sub: identityUsers.sub });
      return added.length > 0;
    },
    async disable(sub: string): Promise<void> {
      await db.update(identityUsers).set({ enabled: false, updatedAt: clock() }).where(eq(identityUsers.sub, sub));
    },
    async setPassword(sub: string, passwordHash: string, status: UserStatus = 'CONFIRMED'): Promise<void> {
      await db
        .update(identityUsers)
        .set({ passwordHash, status, updatedAt: clock() })
        .where(eq(identityUsers.sub, sub));
    },
  };
}
export type UserStore = ReturnType<typeof createUserStore>;
