import type { FieldFault } from '@/lib/contract/wire/field-fault';
import type { Derived } from '@/lib/golf/handicap/derive-playing-handicap';

/** How a handicap comes about, or why a figure that it comes from could not be read. */
export type Explained = Derived | { unread: FieldFault };
