import { listAt } from '@/lib/registry/list-at';
import type { PeekKind } from '@/lib/registry/peeks';

/** What the rows of the list at this path are peeked at as; null where they are not. */
export function peekAt(pathname: string): PeekKind | null {
  return listAt(pathname)?.list.peek?.kind ?? null;
}
