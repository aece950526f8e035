import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { RefusedAccessTokens } from '../control/refused-access-tokens';
import type { Grant, IdentityUser } from '../schema';
import type { Settings } from '../settings';
import { accessTokenClaims, idTokenClaims } from './claims';
import type { SigningKey, SigningKeys } from './signing-keys';

export type TokenPair = { accessToken: string; idToken: string; expiresIn: number };

type Dependencies = {
  keys: SigningKeys;
  issuer: string;
  clientId: string;
  settings: Settings;
  clock: Clock;
  refused: Pick<RefusedAccessTokens, 'issued'>;
};

export function createTokenMint({ keys, issuer, clientId, settings, clock, refused }: Dependencies) {
  return async (user: IdentityUser, grant: Grant, nonce?: string): Promise<TokenPair> => {
    const lifetimeSeconds = settings.accessTokenSeconds;
    const subject = { user, grant, issuer, clientId, eventId: randomUUID(), issuedAt: clock(), lifetimeSeconds };
    const jti = randomUUID();
    const accessToken = await sign(accessTokenClaims({ ...subject, jti }), keys.accessToken);
    refused.issued(jti);
    const idToken = await sign(idTokenClaims({ ...subject, jti: randomUUID() }, accessToken, nonce), keys.idToken);
    return { accessToken, idToken, expiresIn: lifetimeSeconds };
  };
}
export type TokenMint = ReturnType<typeof createTokenMint>;

const sign = (claims: JWTPayload, { kid, privateKey }: SigningKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey);
