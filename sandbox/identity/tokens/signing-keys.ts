import { type CryptoKey, importJWK, type JSONWebKeySet } from 'jose';
import type { PrivateKey, Secrets } from '../secrets';

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
