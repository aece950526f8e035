import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from './env';

export function keyedHash(...parts: string[]): string {
  const [current = ''] = keyedHashes(...parts);
  return current;
}

/** Identifies an account in the log without revealing it. */
export const hashAccount = (subject: string): string => keyedHash('account', subject).slice(0, 12);

/** Returns a hash per secret, so that data stored under an old secret is found until that secret is removed. */
export function keyedHashes(...parts: string[]): string[] {
  const text = JSON.stringify(parts);
  return env().AUTH_SECRET.map((secret) => createHmac('sha256', secret).update(text).digest('base64url'));
}
