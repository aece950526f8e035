import type * as z from 'zod';
import { type DatedHandicap, members as endpoints, HandicapEntry as HandicapEntrySchema } from '@/lib/contract/members';
import type { Result } from '@/lib/contract/result';
import { changeText } from '@/lib/format/handicap';
import { formatDecimal } from '@/lib/format/signed';
import { shortUid } from '@/lib/format/uid';
import { routes } from '@/lib/routes';
import { handicapField, idField, idOf, timeField, wordField } from './make-fields';
import type { Fields, ListDefinition } from './resource';

export type HandicapEntry = z.infer<typeof HandicapEntrySchema>;

export type ScoreRecord = {
  /** The oldest entry first. */
  entries: readonly DatedHandicap[];
  unread: number;
  rounds: Result<ReadonlyMap<string, ScoreRound>>;
};

export type ScoreRound = {
  playedAt?: string | null | undefined;
  /** The course's time zone, loaded only if another round is within 24 hours; otherwise UTC is used. */
  timeZone?: string;
  tee?: { holes: readonly unknown[] } | null | undefined;
};

export function isDated(entry: HandicapEntry): entry is DatedHandicap {
  return entry.changedAt != null && entry.handicap != null;
}

/** The event's players, where a handicap comes from; the list with the round if the event is unknown. */
const hrefOf = ({ event, round }: HandicapEntry) =>
  event ? routes.eventTab(event.uid, { tab: 'individuals' }) : round && routes.eventRound(round.uid);

const fields = {
  changedAt: timeField('From', ({ changedAt }) => changedAt, {
    href: hrefOf,
    sortKey: 'changedAt',
    width: 170,
    card: 'title',
  }),
  handicap: handicapField(({ handicap }) => handicap, { sortKey: 'handicap', width: 150, card: 'aside' }),
  change: { label: 'Change', text: changeText, reads: ['handicap', 'previousHandicap'], width: 120 },
  reason: wordField('Reason', ({ reason }) => reason, { width: 170, card: 'line-start' }),
  differential: {
    label: 'Score differential',
    text: ({ differential }) => (differential == null ? null : formatDecimal(differential)),
    align: 'end',
    width: 150,
  },
  event: { label: 'Event', text: ({ event }) => event?.name, width: 220, card: 'line-end' },
  round: { label: 'Round', text: ({ round }) => round?.name, width: 140 },
} satisfies Fields<HandicapEntry>;

export const handicaps: ListDefinition<HandicapEntry> = {
  name: 'handicaps',
  label: 'Handicap history',
  endpoint: endpoints.handicapHistory,
  item: HandicapEntrySchema,
  mayBeMissing: ['handicap', 'previousHandicap', 'changedAt', 'reason', 'round', 'event', 'differential'],
  pathname: routes.groupMember,
  recordKey: 'id',
  search: 'Event or ID',
  rowMeaning:
    'A change need not come from the score beside it: older scores stop counting, and adjustments for few scores end.',
  empty: 'No handicap has been recorded for this member yet.',
  filters: [],
  fields,
  row: {
    kind: 'eventRound',
    noun: 'event round',
    name: ({ uid, event }) => event?.name ?? shortUid(uid),
    href: hrefOf,
    hasPreview: false,
  },
  csv: {
    file: 'handicaps',
    more: [
      idField('Entry ID', { width: 0 }),
      idOf('Event ID', ({ event }) => event),
      idOf('Round ID', ({ round }) => round),
    ],
  },
};
