import { randomBytes, randomInt } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { exportJWK, generateKeyPair } from 'jose';
import * as z from 'zod';
import { createTotpSecret } from './authenticator/totp';

/** The private key as a JWK. */
const privateKey = z.looseObject({
  kid: z.string(),
  kty: z.literal('RSA'),
  n: z.string(),
  e: z.string(),
  d: z.string(),
});
export type PrivateKey = z.infer<typeof privateKey>;

const secrets = z.object({
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  authSecret: z.string().min(32),
  controlToken: z.string().min(32),
  idTokenKey: privateKey,
  accessTokenKey: privateKey,
  /** The authenticator secret of `totp@fairway.test` in base 32, which developers can add to an authenticator app. */
  totpSecret: z.string().min(1),
});
export type Secrets = z.infer<typeof secrets>;

/** Files of earlier versions contain no `totpSecret`. */
const stored = secrets.partial({ totpSecret: true });

/** Reads `identity.json`, or creates it at the first start. @throws Error if the file cannot be parsed */
export async function loadSecrets(dataDir: string): Promise<Secrets> {
  const path = join(dataDir, 'identity.json');
  const text = await readIfPresent(path);
  if (text === undefined) return await write(path, await createSecrets());
  const { totpSecret, ...others } = parse(path, text);
  if (totpSecret !== undefined) return { ...others, totpSecret };
  return await write(path, { ...others, totpSecret: createTotpSecret() });
}

function parse(path: string, text: string): z.infer<typeof stored> {
  try {
    return stored.parse(JSON.parse(text));
  } catch (cause) {
    throw new Error(`${path} cannot be read. Delete it to create new keys and secrets (all sessions end).`, {
      cause,
    });
  }
}

const createSecrets = async (): Promise<Secrets> => ({
  clientId: lowercase(26),
  clientSecret: lowercase(51),
  authSecret: randomBytes(33).toString('base64'),
  controlToken: randomBytes(33).toString('base64url'),
  idTokenKey: await createKey(),
  accessTokenKey: await createKey(),
  totpSecret: createTotpSecret(),
});

async function write(path: string, made: Secrets): Promise<Secrets> {
  await mkdir(dirname(path), { recursive: true });
  await writePrivately(path, `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

/** Replaces a file atomically. Only its owner can read it. */
export async function writePrivately(path: string, text: string): Promise<void> {
  const draft = `${path}.${process.pid}.partial`;
  await writeFile(draft, text, { mode: 0o600, flush: true });
  await rename(draft, path);
}

async function createKey(): Promise<PrivateKey> {
  const { privateKey: key } = await generateKeyPair('RS256', { extractable: true });
  return privateKey.parse({ ...(await exportJWK(key)), kid: randomBytes(32).toString('base64') });
}

async function readIfPresent(path: string): Promise<string | undefined> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789';
const lowercase = (length: number): string =>
  Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('');
