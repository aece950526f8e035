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
    columns: [
      { heading: 'Uid', of: 'uid' },
      { heading: 'From', of: 'changedAt', moment: true },
      { heading: 'Handicap', of: 'handicap' },
      { heading: 'Previous handicap', of: 'previousHandicap' },
      { heading: 'Reason', of: 'reason' },
      { heading: 'Score differential', of: 'differential' },
      { heading: 'Event', of: 'event.name' },
      { heading: 'Event uid', of: 'event.uid' },
      { heading: 'Round', of: 'round.name' },
      { heading: 'Round uid', of: 'round.uid' },
    ],
  },
});
