import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import { friendlyRoundStatuses, matchplayFormats, scoringFormats } from '@/lib/list/address/known-values';
import type { OldCsvField } from '@/lib/list/rows/csv-in-zone';
import type { Filter } from '@/lib/list/rows/old-filter';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

const filters: readonly Filter<FriendlyRound>[] = [
  { kind: 'any-of', label: 'Status', key: 'status', of: 'status', choices: friendlyRoundStatuses },
  { kind: 'any-of', label: 'Scoring format', key: 'scoringFormat', of: 'scoringFormat', choices: scoringFormats },
  {
    kind: 'any-of',
    label: 'Matchplay format',
    key: 'matchplayFormat',
    of: 'matchplayFormat',
    choices: matchplayFormats,
  },
  { kind: 'any-of', label: 'Country', key: 'country', of: 'country.uid', choices: 'country' },
  { kind: 'any-of', label: 'Course', key: 'course', of: 'course.uid', choices: 'course' },
  { kind: 'dates', label: 'Created', from: 'createdFrom', to: 'createdTo', of: 'createdAt' },
  {
    kind: 'any-of',
    label: 'Created by',
    column: 'Created by uid',
    key: 'createdBy',
    of: 'createdBy.uid',
    choices: 'golfer',
    onlyWhenChosen: true,
  },
];

const search = 'Course, creator or ID';

const columns: readonly OldCsvField<FriendlyRound>[] = [
  { heading: 'Uid', of: 'uid' },
  { heading: 'Course', of: 'course.name' },
  { heading: 'Course uid', of: 'course.uid' },
  { heading: 'Tee', of: 'tee.name' },
  { heading: 'Tee uid', of: 'tee.uid' },
  { heading: 'Country', of: 'country.name' },
  { heading: 'Status', of: 'status' },
  { heading: 'Scoring format', of: 'scoringFormat' },
  { heading: 'Matchplay format', of: 'matchplayFormat' },
  { heading: 'Created', of: 'createdAt', moment: true, play: true },
  { heading: 'Created by first name', of: 'createdBy.firstName' },
  { heading: 'Created by last name', of: 'createdBy.lastName' },
  { heading: 'Created by uid', of: 'createdBy.uid' },
  { heading: 'Winner first name', of: 'winnerPlayer.firstName' },
  { heading: 'Winner last name', of: 'winnerPlayer.lastName' },
  { heading: 'Winner handicap', of: 'winnerPlayer.handicap' },
  { heading: 'Winner player uid', of: 'winnerPlayer.uid' },
  { heading: 'Winner user uid', of: 'winnerPlayer.userUid' },
];

const written = { columns, courseOf: ({ course }: FriendlyRound) => course.uid };

export const friendlyRounds = declareList({
  name: 'friendly-rounds',
  endpoint: 'friendlyRounds.list',
  path: routes.friendlyRounds,
  label: 'Friendly rounds',
  search,
  empty: 'There are no friendly rounds yet.',
  filters,
  peek: 'friendlyRound',
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
  peek: 'friendlyRound',
  export: { file: 'friendly-rounds', ...written },
});

export const friendlyRoundsOfEvent = declareList({
  name: 'event-friendly-rounds',
  endpoint: 'friendlyRounds.list',
  path: routes.eventFriendlyRounds,
  record: { key: 'event', isNamed: true },
  label: 'Friendly rounds',
  search,
  empty: 'Around this event no friendly rounds were played.',
  filters,
  columnsOf: friendlyRounds.name,
  peek: 'friendlyRound',
  export: { file: 'friendly-rounds-of-event', ...written },
});
