import { randomUUID } from 'node:crypto';
import { type CryptoKey, importJWK, type JSONWebKeySet, type JWTPayload, SignJWT } from 'jose';
import type { Clock } from '../clock';
import type { RefusedAccessTokens } from '../control/faults';
import type { Grant, IdentityUser } from '../schema';
import type { PrivateKey, Secrets } from '../secrets';
import type { Settings } from '../settings';
import type { GrantStore } from '../store/grants';
import type { UserStore } from '../store/users';
import { accessTokenClaims, idTokenClaims } from './claims';

type SigningKey = { kid: string; privateKey: CryptoKey; publicKey: CryptoKey };
export type SigningKeys = { idToken: SigningKey; accessToken: SigningKey; jwks: JSONWebKeySet };

/**
 * Imports the keys that sign tokens. As in Cognito, id and access tokens have different keys, and both public keys are
 * published.
 */
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
  if (key instanceof Uint8Array) throw new TypeError('The signing key is not an RSA key.');
  return key;
}

const publicPart = ({ kid, kty, n, e }: PrivateKey) => ({ alg: 'RS256', e, kid, kty, n, use: 'sig' });

type TokenPair = { accessToken: string; idToken: string; expiresIn: number };

type Minting = {
  keys: SigningKeys;
  issuer: string;
  clientId: string;
  settings: Settings;
  clock: Clock;
  refused: Pick<RefusedAccessTokens, 'issued'>;
};

export function createTokenMint({ keys, issuer, clientId, settings, clock, refused }: Minting) {
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
type TokenMint = ReturnType<typeof createTokenMint>;

const sign = (claims: JWTPayload, { kid, privateKey }: SigningKey): Promise<string> =>
  new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey);

export type Session = TokenPair & { refreshToken: string };
export type Renewal =
  | { state: 'renewed'; session: Session; scope: string }
  | { state: 'unknown' | 'revoked' | 'expired' | 'reused' | 'disabled' };
type SignIn = { scope: string; authTime?: Date; originJti?: string; nonce?: string };

type RefreshCounts = { renewed: number; refused: number };

type Dependencies = { users: UserStore; grants: GrantStore; mint: TokenMint };

/** Creates and renews sessions, for the hosted pages and the JSON API. */
export function createSessions({ users, grants, mint }: Dependencies) {
  const counts: RefreshCounts = { renewed: 0, refused: 0 };

  async function tryRenew(presented: string): Promise<Renewal> {
    const rotation = await grants.rotate(presented);
    if (rotation.state !== 'rotated') return { state: rotation.state };
    const user = await users.get(rotation.grant.sub);
    if (!user?.enabled) return { state: 'disabled' };
    const session = { ...(await mint(user, rotation.grant)), refreshToken: rotation.refreshToken };
    return { state: 'renewed', session, scope: rotation.grant.scope };
  }

  return {
    counts,
    async open(user: IdentityUser, { nonce, ...signIn }: SignIn): Promise<Session> {
      const { grant, refreshToken } = await grants.open({ sub: user.sub, ...signIn });
      return { ...(await mint(user, grant, nonce)), refreshToken };
    },
    async renew(refreshToken: string): Promise<Renewal> {
      const renewal = await tryRenew(refreshToken);
      counts[renewal.state === 'renewed' ? 'renewed' : 'refused'] += 1;
      return renewal;
    },
  };
}
