import type { CsvField } from '@/lib/contract/csv-columns';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { inZone } from '@/lib/list/csv-in-zone';
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

const fields: readonly CsvField<FriendlyRound>[] = [
  { heading: 'Uid', of: ({ uid }) => uid },
  { heading: 'Course', of: ({ course }) => course.name },
  { heading: 'Course uid', of: ({ course }) => course.uid },
  { heading: 'Tee', of: ({ tee }) => tee.name },
  { heading: 'Tee uid', of: ({ tee }) => tee.uid },
  { heading: 'Country', of: ({ country }) => country.name },
  { heading: 'Status', of: ({ status }) => status },
  { heading: 'Scoring format', of: ({ scoringFormat }) => scoringFormat },
  { heading: 'Matchplay format', of: ({ matchplayFormat }) => matchplayFormat },
  { heading: 'Created', of: ({ createdAt }) => createdAt, moment: true, play: true },
  { heading: 'Created by first name', of: ({ createdBy }) => createdBy.firstName },
  { heading: 'Created by last name', of: ({ createdBy }) => createdBy.lastName },
  { heading: 'Created by uid', of: ({ createdBy }) => createdBy.uid },
  { heading: 'Winner first name', of: ({ winnerPlayer }) => winnerPlayer?.firstName },
  { heading: 'Winner last name', of: ({ winnerPlayer }) => winnerPlayer?.lastName },
  { heading: 'Winner handicap', of: ({ winnerPlayer }) => winnerPlayer?.handicap },
  { heading: 'Winner player uid', of: ({ winnerPlayer }) => winnerPlayer?.uid },
  { heading: 'Winner user uid', of: ({ winnerPlayer }) => winnerPlayer?.userUid },
];

const written = { columns: inZone(fields), courseOf: ({ course }: FriendlyRound) => course.uid };

export const friendlyRounds = declareList({
  name: 'friendly-rounds',
  endpoint: 'friendlyRounds.list',
  path: routes.friendlyRounds,
  label: 'Friendly rounds',
  search,
  empty: 'There are no friendly rounds yet.',
  filters,
  peek: peeks.friendlyRound,
  export: { file: 'friendly-rounds', ...written },
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
  export: { file: 'friendly-rounds', ...written },
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
  export: { file: 'friendly-rounds-of-event', ...written },
});
