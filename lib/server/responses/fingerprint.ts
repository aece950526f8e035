import 'server-only';
import { createHash } from 'node:crypto';
import { asPlain } from '@/lib/contract/unread';

/** Equal for equal answers, which need not be kept; also when fields of them could not be read. */
export function fingerprint(answer: unknown): string {
  return createHash('sha256')
    .update(JSON.stringify(asPlain(answer)))
    .digest('base64url')
    .slice(0, 22);
}
