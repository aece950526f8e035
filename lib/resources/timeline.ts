import type { Failure } from '@/lib/contract/result';
import type { Event } from './events';
import type { FriendlyRound } from './friendly-rounds';
import type { HandicapEntry } from './handicaps';
import type { Membership } from './memberships';

/** Something that happened to a user. `at`: ISO 8601 in UTC. */
export type Happening = { uid: string; at: string } & (
  | { kind: 'account' }
  | { kind: 'group'; membership: Membership }
  | { kind: 'round'; round: FriendlyRound }
  | { kind: 'event'; event: Event }
  | { kind: 'handicap'; entry: HandicapEntry; membership: Membership }
);

/** What a timeline does not have, though there may be some. `what` is in the plural: `friendly rounds`. */
export type TimelineGap = { what: string } & (
  | { kind: 'failed'; failure: Failure }
  /** Rows without a date, or without one that could be read. */
  | { kind: 'undated'; count: number }
  /** Rows of this day and of those before it are more than are read; null: of every day. */
  | { kind: 'unread'; day: string | null }
  /** Only of the first of so many groups. */
  | { kind: 'left-out'; shown: number; of: number | null }
);

/** Complete days, the latest first. */
export type Timeline = {
  days: readonly { day: string; happenings: readonly Happening[] }[];
  /** The first day that is not shown, of those after; null: none. */
  before: string | null;
  /** The last day shown, where there are more before it. */
  earlier: string | null;
  gaps: readonly TimelineGap[];
};
