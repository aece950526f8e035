import type { Ref } from '@/lib/contract/common';
import { fullName } from '@/lib/format/name';

/** What a row's record is shown as, beside its list. */
export type PeekKind = 'user' | 'group' | 'member' | 'event' | 'eventRound' | 'friendlyRound' | 'course';

/** The peek of a list's rows. */
export type PeekOf<Item> = {
  kind: PeekKind;
  /** The name of a row's record, in the button that opens the peek. */
  name: (item: Item) => string;
};

const name = (item: { name: string }) => item.name;

export const peeks = {
  user: { kind: 'user', name: fullName },
  group: { kind: 'group', name },
  member: { kind: 'member', name: fullName },
  event: { kind: 'event', name },
  eventRound: { kind: 'eventRound', name: ({ event }: { event: Ref }) => event.name },
  friendlyRound: { kind: 'friendlyRound', name: ({ course }: { course: Ref }) => course.name },
  course: { kind: 'course', name },
} as const;
