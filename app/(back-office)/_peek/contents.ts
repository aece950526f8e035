import type { PeekKind } from '@/lib/registry/peeks';
import type { DrawContent } from './declare-peek';
import { group, member, membership, user } from './people';
import { course, event, eventRound, friendlyRound } from './play';

/** What a peek shows, by the kind that its list declares. */
export const contents: Readonly<Record<PeekKind, DrawContent>> = {
  user,
  group,
  member,
  membership,
  event,
  eventRound,
  friendlyRound,
  course,
};
