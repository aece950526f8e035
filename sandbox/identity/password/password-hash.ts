import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

const defaultLogCost = 15;
const blockSize = 8;
const keyLength = 32;

export type HashPassword = (password: string) => Promise<string>;

/** Hashes a password as `scrypt$log2(N)$r$salt$key`. Each hash contains its cost, so the default cost can change. */
export const createPasswordHash =
  (logCost = defaultLogCost): HashPassword =>
  async (password) => {
    const salt = randomBytes(16);
    const key = await derive(password, salt, logCost, blockSize);
    return ['scrypt', logCost, blockSize, salt.toString('base64url'), key.toString('base64url')].join('$');
  };

export async function passwordMatches(password: string, stored: string): Promise<boolean> {
  const [scheme, cost, block, salt, key] = stored.split('$');
  if (scheme !== 'scrypt' || !cost || !block || !salt || !key)
    throw new Error('A stored password hash has an unknown format.');
  const expected = Buffer.from(key, 'base64url');
  const actual = await derive(password, Buffer.from(salt, 'base64url'), Number(cost), Number(block));
  return timingSafeEqual(actual, expected);
}

function derive(password: string, salt: Buffer, cost: number, block: number): Promise<Buffer> {
  const N = 2 ** cost;
  const options: ScryptOptions = { N, r: block, p: 1, maxmem: 256 * N * block };
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyLength, options, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });
}
