import type { User } from '@/lib/contract/users';
import type { Option } from '@/lib/list/chips';
import type { Filter } from '@/lib/list/filters';

export const userFilters: readonly Filter<User>[] = [
  { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: ({ country }) => country?.uid },
  {
    kind: 'any-of',
    label: 'Region',
    column: 'Region uid',
    key: 'region',
    needs: 'Country',
    of: ({ region }) => region?.uid,
  },
  { kind: 'any-of', label: 'Status', column: 'Status', key: 'status', of: ({ status }) => status },
  {
    kind: 'dates',
    label: 'Created',
    column: 'Created',
    from: 'createdFrom',
    to: 'createdTo',
    of: ({ createdAt }) => createdAt,
  },
];

/** The statuses known so far. They are open: another one in the address is filtered by as well. */
export const userStatuses: readonly Option[] = [
  { value: 'ACTIVE', label: 'Active' },
  { value: 'INVITED', label: 'Invited' },
  { value: 'DORMANT', label: 'Dormant' },
  { value: 'SUSPENDED', label: 'Suspended' },
];
