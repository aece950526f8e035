import { field } from '@/lib/contract/wire/unread';
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
      ['Uid', 'uid'],
      [`From (${zone})`, field('changedAt', (changedAt) => formatDateTime(changedAt, zone))],
      ['Handicap', 'handicap'],
      ['Previous handicap', 'previousHandicap'],
      ['Reason', 'reason'],
      ['Score differential', 'differential'],
      ['Event', 'event.name'],
      ['Event uid', 'event.uid'],
      ['Round', 'round.name'],
      ['Round uid', 'round.uid'],
    ],
  },
});
