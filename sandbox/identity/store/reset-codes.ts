import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import { addSeconds, type Clock } from '../clock';
import { identityResetCodes } from '../schema';

const lifetimeSeconds = 60 * 60;
const allowedTries = 5;

export type CodeCheck = 'right' | 'wrong' | 'expired' | 'exhausted';

/** Password reset codes: six digits, valid for an hour, one per user, five tries. */
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
    /** Uses up a right code and counts wrong ones. */
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
export type ResetCodeStore = ReturnType<typeof createResetCodeStore>;

const hash = (sub: string, code: string): string => createHash('sha256').update(`${sub}:${code}`).digest('hex');
