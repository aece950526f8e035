import 'server-only';
import { createHmac } from 'node:crypto';
import { env } from './env';

/** A name that stays the same for the same parts, and reveals none of them. The first part is the purpose. */
export function keyedHash(...parts: string[]): string {
  return createHmac('sha256', env().AUTH_SECRET).update(JSON.stringify(parts)).digest('base64url');
}
