import { checkUid } from '@/lib/contract/uid';
import { decoded } from '@/lib/format/decoded';

/** The uid in a route parameter, decoded. Null for what cannot be one, a broken escape included. */
export function readUid(parameter: string): string | null {
  return checkUid(decoded(parameter));
}
