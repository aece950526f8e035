import 'server-only';
import { createHash } from 'node:crypto';

export function fingerprint(answer: unknown): string {
  return createHash('sha256').update(JSON.stringify(answer)).digest('base64url').slice(0, 22);
}
