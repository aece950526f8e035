import { formatDateTime } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

export const handicaps = declareList({
  name: 'handicaps',
  endpoint: 'members.handicapHistory',
  path: routes.groupMember,
  record: { key: 'id' },
  label: 'Handicap history',
  search: 'Event or ID',
  empty: 'No handicap has been recorded for this member yet.',
  export: {
    file: 'handicaps-of-member',
    columns: (zone) => [
      ['Uid', ({ uid }) => uid],
      [`From (${zone})`, ({ changedAt }) => formatDateTime(changedAt, zone)],
      ['Handicap', ({ handicap }) => handicap],
      ['Previous handicap', ({ previousHandicap }) => previousHandicap],
      ['Reason', ({ reason }) => reason],
      ['Score differential', ({ differential }) => differential],
      ['Event', ({ event }) => event?.name],
      ['Event uid', ({ event }) => event?.uid],
      ['Round', ({ round }) => round?.name],
      ['Round uid', ({ round }) => round?.uid],
    ],
  },
});
