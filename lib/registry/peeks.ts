import type { Ref } from '@/lib/contract/common';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

/** What a row's record is shown as, beside its list. */
export type PeekKind = 'user' | 'group' | 'member' | 'membership' | 'event' | 'eventRound' | 'friendlyRound' | 'course';

/** The record of a list's rows: how it is peeked at, and where its screen is. */
export type PeekOf<Item> = {
  kind: PeekKind;
  /** Its name, in the button that opens the peek. */
  name: (item: Item) => string;
  href: (item: Item) => string;
};

type Uid = { uid: string };
const name = (item: { name: string }) => item.name;

export const peeks = {
  user: { kind: 'user', name: fullName, href: ({ uid }: Uid) => routes.user(uid) },
  group: { kind: 'group', name, href: ({ uid }: Uid) => routes.group(uid) },
  member: { kind: 'member', name: fullName, href: ({ uid }: Uid) => routes.groupMember(uid) },
  membership: {
    kind: 'membership',
    name: ({ group }: { group: Ref }) => group.name,
    href: ({ group }: { group: Ref }) => routes.group(group.uid),
  },
  event: { kind: 'event', name, href: ({ uid }: Uid) => routes.event(uid) },
  eventRound: {
    kind: 'eventRound',
    name: ({ event }: { event: Ref }) => event.name,
    href: ({ event }: { event: Ref }) => routes.event(event.uid),
  },
  friendlyRound: {
    kind: 'friendlyRound',
    name: ({ course }: { course: Ref }) => course.name,
    href: ({ uid }: Uid) => routes.friendlyRound(uid),
  },
  course: { kind: 'course', name, href: ({ uid }: Uid) => routes.course(uid) },
} as const;
