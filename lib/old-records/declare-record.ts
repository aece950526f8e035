import { RequestFailed } from '@/lib/contract/result';
import type { Reads } from '@/lib/contract/wire/unread';
import { kindOf, type RecordKind, screenOf } from '@/lib/navigation';
import type { Fact } from './facts';

/** A record as data: its screen, peek, comparison, hits, crumb and title read it from here. */
type Declaration<Item, Found extends Item> = {
  kind: RecordKind;
  /** `golfer`: completes “There is no such …” and “Could not load this …”. */
  one: string;
  /** Left out: `one` with an s. */
  many: string;
  /** Null when there is none. @throws RequestFailed, ContractBroken, Unreachable */
  find: (uid: string) => Promise<Found | null>;
  name: Reads<Item, string>;
  /** Where it is shown; left out: on the screen of its kind. */
  href: (item: Item) => string;
  facts: readonly Fact<Item>[];
  /** The facts stand in a line below its name, not in a block. */
  inLine?: true;
  /** Its screens, the first one its own; left out: it has one. */
  tabs: readonly RecordTab<Item>[];
};

/** A screen of a record, or a list filtered by it. */
type RecordTab<Item> = {
  label: string;
  href: (uid: string) => string;
  /** The same total, where the screen of the record fetches the list anyway: the key of that part. */
  part?: string;
  /** Whether its total is that of the list that it leads to. */
  isCounted?: true;
  /** Its total, as the record says it. */
  total?: (item: Item) => number | null | undefined;
  /** Whether a record has it; left out: each has. */
  isOf?: (item: Item) => boolean;
};

/** A record whose items have this shape; `Found`: what its own screen has of it. */
export type DeclaredRecord<Item, Found extends Item = Item> = Declaration<Item, Found> & {
  label: string;
  list: { label: string; path: string };
};

type LeftOut = 'many' | 'href' | 'tabs';

type Given<Item, Found extends Item> = Omit<Declaration<Item, Found>, LeftOut> &
  Partial<Pick<Declaration<Item, Found>, LeftOut>>;

export function declareRecord<Item extends { uid: string }, Found extends Item = Item>(
  record: Given<Item, Found>,
): DeclaredRecord<Item, Found> {
  const { kind, one } = record;
  const { label, list } = kindOf(kind);
  return { many: `${one}s`, href: ({ uid }) => screenOf(kind, uid), tabs: [], ...record, label, list };
}

/** The finder of an endpoint that answers 404 where there is no such record. */
export function orNone<Item>(get: (uid: string) => Promise<Item>): (uid: string) => Promise<Item | null> {
  return (uid) =>
    get(uid).catch((error: unknown) => {
      if (error instanceof RequestFailed && error.status === 404) return null;
      throw error;
    });
}
