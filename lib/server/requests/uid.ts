import { checkUid } from '@/lib/contract/uid';
import { decoded } from '@/lib/format/decoded';

export function readUid(parameter: string): string | null {
  return checkUid(decoded(parameter));
}
