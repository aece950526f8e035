import type { Failure } from '@/lib/contract/result';
import type { Event } from './events';
import type { FriendlyRound } from './friendly-rounds';
import type { HandicapEntry } from './handicaps';
import type { Membership } from './memberships';

/** `at`: ISO 8601 in UTC. */
export type Happening = { uid: string; at: string } & (
  | { kind: 'account' }
  | { kind: 'group'; membership: Membership }
  | { kind: 'round'; round: FriendlyRound }
  | { kind: 'event'; event: Event }
  | { kind: 'handicap'; entry: HandicapEntry; membership: Membership }
);

/** `what` is plural: `friendly rounds`. */
export type TimelineGap = { what: string } & (
  | { kind: 'failed'; failure: Failure }
  | { kind: 'undated'; count: number }
  /** More rows of this day and earlier exist than are read; null: of every day. */
  | { kind: 'unread'; day: string | null }
  | { kind: 'left-out'; shown: number; of: number | null }
);

/** Complete days, latest first. */
export type Timeline = {
  days: readonly { day: string; happenings: readonly Happening[] }[];
  /** Null where the timeline starts today. */
  before: string | null;
  /** Null where no days are before these. */
  earlier: string | null;
  gaps: readonly TimelineGap[];
};
