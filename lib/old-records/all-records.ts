import type { RecordKind } from '@/lib/navigation';
import { admin } from './admin';
import { country } from './country';
import { course } from './course';
import type { DeclaredRecord } from './declare-record';
import { event } from './event';
import { eventRound } from './event-round';
import { friendlyRound } from './friendly-round';
import { golfer } from './golfer';
import { group } from './group';
import { member } from './member';
import { region } from './region';

export const records = {
  golfer,
  member,
  group,
  event,
  eventRound,
  friendlyRound,
  course,
  country,
  region,
  admin,
} as const satisfies Record<RecordKind, unknown>;

/** The kinds whose functions read items of this shape. */
export type KindFor<Item> = {
  [Kind in RecordKind]: [Item] extends [Parameters<(typeof records)[Kind]['href']>[0]] ? Kind : never;
}[RecordKind];

type AnyItem = { uid: string };

/** A record by its kind: its items come from its own `find`, or from the list that names the kind. */
export const recordOf = (kind: RecordKind) => records[kind] as unknown as DeclaredRecord<AnyItem>;
