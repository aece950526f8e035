import type { Failure } from '@/lib/contract/result';
import type { Event } from './events';
import type { FriendlyRound } from './friendly-rounds';
import type { HandicapEntry } from './handicaps';
import type { Membership } from './memberships';

/** `at` is ISO 8601 in UTC. */
export type Happening = { uid: string; at: string } & (
  | { kind: 'account' }
  | { kind: 'group'; membership: Membership }
  | { kind: 'round'; round: FriendlyRound }
  /** `memberUid`: the user's membership of the event's group, if known. Leaderboards identify the user by it. */
  | { kind: 'event'; event: Event; memberUid: string | null }
  | { kind: 'handicap'; entry: HandicapEntry; membership: Membership }
);

/** `what` is a plural: `friendly rounds`. */
export type TimelineGap = { what: string } & (
  | { kind: 'failed'; failure: Failure }
  | { kind: 'undated'; count: number }
  /** Rows of `day` and earlier were not all loaded, so these days are left out. Null: no day is shown. */
  | { kind: 'unread'; day: string | null }
  | { kind: 'left-out'; shown: number; of: number | null }
);

/** Complete days, the latest first. */
export type Timeline = {
  days: readonly { day: string; happenings: readonly Happening[] }[];
  /** The timeline shows days before this one; null if it starts today. */
  before: string | null;
  /** The value of `before` for earlier days; null if there are none. */
  earlier: string | null;
  gaps: readonly TimelineGap[];
};
