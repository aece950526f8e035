import { randomUUID } from 'node:crypto';
import { type CryptoKey, importJWK, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { RefusedAccessTokens } from '../control/faults';
import type { Grant, IdentityUser } from '../schema';
import type { PrivateKey, Secrets } from '../secrets';
import type { Settings } from '../settings';
import { accessTokenClaims, idTokenClaims } from './claims';

export type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };
export type SigningKeys = { idToken: SigningKey; accessToken: SigningKey; jwks: JSONWebKeySet };

/** As in a user pool, id and access tokens are signed by different keys and both are published. */
export async function importSigningKeys(secrets: Secrets): Promise<SigningKeys> {
  return {
    idToken: await importPair(secrets.idTokenKey),
    accessToken: await importPair(secrets.accessTokenKey),
    jwks: { keys: [publicPart(secrets.idTokenKey), publicPart(secrets.accessTokenKey)] },
  };
}

async function importPair(key: PrivateKey): Promise<SigningKey> {
  return {
    kid: key.kid,
    privateKey: await importRsa(key),
    publicKey: await importRsa(publicPart(key)),
  };
}

async function importRsa(jwk: PrivateKey | ReturnType<typeof publicPart>): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256');
  if (key instanceof Uint8Array) throw new TypeError('An RSA key was expected.');
  return key;
}

const publicPart = ({ kid, kty, n, e }: PrivateKey) => ({ alg: 'RS256', e, kid, kty, n, use: 'sig' });

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
