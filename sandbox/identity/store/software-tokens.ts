import { eq } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import { createTotpSecret, stepOfCode, type TotpCheck, totpCode, totpStep } from '../authenticator/totp';
import type { Clock } from '../clock';
import { identitySoftwareTokens, type SoftwareToken } from '../schema';

/** `used`: the code is correct but was used before. `none`: the user has no verified secret. */

type Preference = Pick<SoftwareToken, 'enabled' | 'preferred'>;

/** Stores the secrets of authenticator apps and the used codes. */
export function createSoftwareTokenStore(db: Database, clock: Clock) {
  const get = async (sub: string): Promise<SoftwareToken | undefined> => {
    const [token] = await db.select().from(identitySoftwareTokens).where(eq(identitySoftwareTokens.sub, sub));
    return token;
  };
  const set = (sub: string, changes: Partial<SoftwareToken>) =>
    db.update(identitySoftwareTokens).set(changes).where(eq(identitySoftwareTokens.sub, sub));

  return {
    /** Creates a pending secret, which replaces the previous one once its first code is verified. */
    async associate(sub: string): Promise<string> {
      const pendingSecret = createTotpSecret();
      await db
        .insert(identitySoftwareTokens)
        .values({ sub, pendingSecret, enabled: false, preferred: false })
        .onConflictDoUpdate({ target: identitySoftwareTokens.sub, set: { pendingSecret } });
      return pendingSecret;
    },
    /** Enrols an authenticator app immediately, without a first code. */
    async enrol(sub: string): Promise<string> {
      const row = { secret: createTotpSecret(), pendingSecret: null, enabled: true, preferred: true, lastStep: null };
      await db
        .insert(identitySoftwareTokens)
        .values({ sub, ...row })
        .onConflictDoUpdate({ target: identitySoftwareTokens.sub, set: row });
      return row.secret;
    },
    async remove(sub: string): Promise<void> {
      await db.delete(identitySoftwareTokens).where(eq(identitySoftwareTokens.sub, sub));
    },
    /** Verifies the first code of the pending secret and activates it. The code cannot be used again. */
    async verify(sub: string, code: string): Promise<Exclude<TotpCheck, 'used'>> {
      const token = await get(sub);
      if (!token?.pendingSecret) return 'none';
      const lastStep = stepOfCode(token.pendingSecret, code, clock());
      if (lastStep === null) return 'wrong';
      await set(sub, { secret: token.pendingSecret, pendingSecret: null, lastStep });
      return 'right';
    },
    /** Accepts a code once. From then on, codes of earlier time steps are refused too. */
    async redeem(sub: string, code: string): Promise<TotpCheck> {
      return await db.transaction(async (tx) => {
        const [token] = await tx
          .select()
          .from(identitySoftwareTokens)
          .where(eq(identitySoftwareTokens.sub, sub))
          .for('update');
        if (!token?.secret) return 'none';
        const step = stepOfCode(token.secret, code, clock());
        if (step === null) return 'wrong';
        if (token.lastStep !== null && step <= token.lastStep) return 'used';
        await tx.update(identitySoftwareTokens).set({ lastStep: step }).where(eq(identitySoftwareTokens.sub, sub));
        return 'right';
      });
    },
    /** Sets whether sign-in asks for a code. Returns false when the user has no verified secret. */
    async prefer(sub: string, preference: Preference): Promise<boolean> {
      const token = await get(sub);
      if (token?.secret) await set(sub, preference);
      return Boolean(token?.secret) || !preference.enabled;
    },
    async preference(sub: string): Promise<Preference> {
      const { enabled, preferred } = (await get(sub)) ?? { enabled: false, preferred: false };
      return { enabled, preferred };
    },
    /** The authenticator app's current code, or the next one if it was used; undefined before enrolment. */
    async currentCode(sub: string): Promise<string | undefined> {
      const token = await get(sub);
      if (!token?.secret) return undefined;
      return totpCode(token.secret, Math.max(totpStep(clock()), (token.lastStep ?? 0) + 1));
    },
  };
}
