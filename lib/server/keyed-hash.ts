import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from './env';

export function keyedHash(...parts: string[]): string {
  const [current = ''] = keyedHashes(...parts);
  return current;
}

/** Names an account in the log without revealing it. */
export const hashAccount = (subject: string): string => keyedHash('account', subject).slice(0, 12);

/** By each secret: what was kept by a former one is found until it is taken away. */
export function keyedHashes(...parts: string[]): string[] {
  const text = JSON.stringify(parts);
  return env().AUTH_SECRET.map((secret) => createHmac('sha256', secret).update(text).digest('base64url'));
}
