import type { Group } from '@/lib/contract/groups';
import type { Filter } from '@/lib/list/filters';

export const groupFilters: readonly Filter<Group>[] = [
  { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: ({ country }) => country?.uid },
  {
    kind: 'numbers',
    label: 'Members',
    column: 'Members',
    min: 'membersMin',
    max: 'membersMax',
    of: ({ membersCount }) => membersCount,
  },
  {
    kind: 'dates',
    label: 'Created',
    column: 'Created',
    from: 'createdFrom',
    to: 'createdTo',
    of: ({ createdAt }) => createdAt,
  },
];
