import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { formatDateTime } from '@/lib/format/date';
import type { CsvColumn } from '@/lib/list/export';
import type { Filter } from '@/lib/list/filters';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';
import { friendlyRoundStatuses, matchplayFormats, scoringFormats } from './known-values';
import { peeks } from './peeks';

const filters: readonly Filter<FriendlyRound>[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of: ({ status }) => status, choices: friendlyRoundStatuses },
  {
    kind: 'any-of',
    label: 'Scoring format',
    key: 'scoringFormat',
    of: ({ scoringFormat }) => scoringFormat,
    choices: scoringFormats,
  },
  {
    kind: 'any-of',
    label: 'Matchplay format',
    key: 'matchplayFormat',
    of: ({ matchplayFormat }) => matchplayFormat,
    choices: matchplayFormats,
  },
  { kind: 'any-of', label: 'Country', key: 'country', of: ({ country }) => country.uid, choices: 'country' },
  { kind: 'any-of', label: 'Course', key: 'course', of: ({ course }) => course.uid, choices: 'course' },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: ({ createdAt }) => createdAt },
];

const search = 'Course, creator or ID';

const columns = (zone: string): readonly CsvColumn<FriendlyRound>[] => [
  ['Uid', ({ uid }) => uid],
  ['Course', ({ course }) => course.name],
  ['Course uid', ({ course }) => course.uid],
  ['Tee', ({ tee }) => tee.name],
  ['Tee uid', ({ tee }) => tee.uid],
  ['Country', ({ country }) => country.name],
  ['Status', ({ status }) => status],
  ['Scoring format', ({ scoringFormat }) => scoringFormat],
  ['Matchplay format', ({ matchplayFormat }) => matchplayFormat],
  [`Created (${zone})`, ({ createdAt }) => formatDateTime(createdAt, zone)],
  ['Created by first name', ({ createdBy }) => createdBy.firstName],
  ['Created by last name', ({ createdBy }) => createdBy.lastName],
  ['Created by uid', ({ createdBy }) => createdBy.uid],
  ['Winner first name', ({ winnerPlayer }) => winnerPlayer?.firstName],
  ['Winner last name', ({ winnerPlayer }) => winnerPlayer?.lastName],
  ['Winner handicap', ({ winnerPlayer }) => winnerPlayer?.handicap],
  ['Winner player uid', ({ winnerPlayer }) => winnerPlayer?.uid],
  ['Winner user uid', ({ winnerPlayer }) => winnerPlayer?.userUid],
];

export const friendlyRounds = declareList({
  name: 'friendly-rounds',
  endpoint: 'friendlyRounds.list',
  path: routes.friendlyRounds,
  label: 'Friendly rounds',
  search,
  empty: 'There are no friendly rounds yet.',
  filters,
  peek: peeks.friendlyRound,
  export: { file: 'friendly-rounds', columns },
});

export const friendlyRoundsOfUser = declareList({
  name: 'rounds',
  endpoint: 'friendlyRounds.listOfUser',
  path: routes.userFriendlyRounds,
  record: { key: 'id' },
  label: 'Friendly rounds',
  search,
  empty: 'This golfer has no friendly rounds yet.',
  peek: peeks.friendlyRound,
  export: { file: 'friendly-rounds', columns },
});

export const friendlyRoundsOfEvent = declareList({
  name: 'event-friendly-rounds',
  endpoint: 'friendlyRounds.list',
  path: routes.eventFriendlyRounds,
  record: { key: 'event', belongs: { label: 'Event', column: 'Event uid', of: ({ event }) => event?.uid } },
  label: 'Friendly rounds',
  search,
  empty: 'Around this event no friendly rounds were played.',
  filters,
  columnsOf: friendlyRounds.name,
  peek: peeks.friendlyRound,
  export: { file: 'friendly-rounds-of-event', columns },
});
