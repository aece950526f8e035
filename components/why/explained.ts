import { attempt, type FieldFault } from '@/lib/contract/unread';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';

/** How a handicap comes about, or why a figure that it comes from could not be read. */
export type Explained = Derived | { unread: FieldFault };

/** A tee with its ratings. @throws UnreadField for one without a uid: it is something else */
export function readTee<Tee extends { uid: string }>(tee: Tee | null | undefined): Tee | null {
  return tee?.uid ? tee : null;
}

/** What `derive` makes of the figures that it reads: of none where one could not be read. */
export function explained(derive: () => Derived): Explained {
  const result = attempt(derive);
  return result.ok ? result.value : { unread: result.fault };
}
