import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { and, eq, isNull, type SQL } from 'drizzle-orm';
import type { Database } from '@/sandbox/db/database';
import { addSeconds, type Clock } from '../clock';
import { type Grant, identityGrants, identityRefreshTokens } from '../schema';
import type { Settings } from '../settings';

const tokenHeader = Buffer.from('{"cty":"JWT","enc":"A256GCM","alg":"RSA-OAEP"}').toString('base64url');
const segmentBytes = [256, 12, 800, 16];

/** Creates an opaque refresh token as long as Cognito's, so that tests use session cookies of a realistic length. */
const createRefreshToken = (): string =>
  [tokenHeader, ...segmentBytes.map((bytes) => randomBytes(bytes).toString('base64url'))].join('.');

const hashRefreshToken = (token: string): string => createHash('sha256').update(token).digest('hex');

type Rotation = { state: 'rotated'; grant: Grant; refreshToken: string } | { state: Refusal };
type Refusal = 'unknown' | 'revoked' | 'expired' | 'reused';
type NewGrant = { sub: string; scope: string; authTime?: Date; originJti?: string };

/** Stores sign-ins and the hashes of their refresh tokens. */
export function createGrantStore(db: Database, clock: Clock, settings: Settings) {
  const revokeWhere = (condition: SQL) =>
    db
      .update(identityGrants)
      .set({ revokedAt: clock() })
      .where(and(condition, isNull(identityGrants.revokedAt)));

  return {
    async open({ sub, scope, authTime, originJti }: NewGrant): Promise<{ grant: Grant; refreshToken: string }> {
      const now = clock();
      const grant: Grant = {
        originJti: originJti ?? randomUUID(),
        sub,
        scope,
        authTime: authTime ?? now,
        expiresAt: addSeconds(now, settings.refreshTokenSeconds),
        revokedAt: null,
      };
      const refreshToken = createRefreshToken();
      await db.transaction(async (tx) => {
        await tx.insert(identityGrants).values(grant);
        await tx
          .insert(identityRefreshTokens)
          .values({ tokenHash: hashRefreshToken(refreshToken), originJti: grant.originJti, issuedAt: now });
      });
      return { grant, refreshToken };
    },

    /**
     * Replaces a refresh token with a new one that has the same expiry. The old one still works within the grace
     * period; using it later revokes all tokens of the sign-in. Returns a refusal instead of throwing it, because an
     * error would roll back the revocation.
     */
    async rotate(refreshToken: string): Promise<Rotation> {
      const tokenHash = hashRefreshToken(refreshToken);
      return await db.transaction(async (tx) => {
        const [found] = await tx
          .select({ grant: identityGrants, rotatedAt: identityRefreshTokens.rotatedAt })
          .from(identityRefreshTokens)
          .innerJoin(identityGrants, eq(identityGrants.originJti, identityRefreshTokens.originJti))
          .where(eq(identityRefreshTokens.tokenHash, tokenHash))
          .for('update');
        if (!found) return { state: 'unknown' };
        const { grant, rotatedAt } = found;
        const now = clock();
        if (grant.revokedAt) return { state: 'revoked' };
        if (grant.expiresAt <= now) return { state: 'expired' };
        if (rotatedAt && addSeconds(rotatedAt, settings.graceSeconds) <= now) {
          await tx.update(identityGrants).set({ revokedAt: now }).where(eq(identityGrants.originJti, grant.originJti));
          return { state: 'reused' };
        }
        if (!rotatedAt) {
          await tx
            .update(identityRefreshTokens)
            .set({ rotatedAt: now })
            .where(eq(identityRefreshTokens.tokenHash, tokenHash));
        }
        const next = createRefreshToken();
        await tx
          .insert(identityRefreshTokens)
          .values({ tokenHash: hashRefreshToken(next), originJti: grant.originJti, issuedAt: now });
        return { state: 'rotated', grant, refreshToken: next };
      });
    },

    /** Revokes a refresh token's sign-in. Unknown tokens are ignored. */
    async revokeByRefreshToken(refreshToken: string): Promise<void> {
      const [found] = await db
        .select({ originJti: identityRefreshTokens.originJti })
        .from(identityRefreshTokens)
        .where(eq(identityRefreshTokens.tokenHash, hashRefreshToken(refreshToken)));
      if (found) await revokeWhere(eq(identityGrants.originJti, found.originJti));
    },
    async revoke(originJti: string): Promise<void> {
      await revokeWhere(eq(identityGrants.originJti, originJti));
    },
    async revokeAllOf(sub: string): Promise<void> {
      await revokeWhere(eq(identityGrants.sub, sub));
    },
    async expireAllOf(sub: string): Promise<void> {
      await db.update(identityGrants).set({ expiresAt: clock() }).where(eq(identityGrants.sub, sub));
    },
    async isRevoked(originJti: string): Promise<boolean> {
      const [grant] = await db.select().from(identityGrants).where(eq(identityGrants.originJti, originJti));
      return !grant || grant.revokedAt !== null;
    },
  };
}
export type GrantStore = ReturnType<typeof createGrantStore>;
