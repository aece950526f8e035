import type { Member } from '@/lib/contract/members';
import type { FilterOptions } from '@/lib/list/chips';
import type { Filter } from '@/lib/list/filters';

export const memberFilters: readonly Filter<Member>[] = [
  { kind: 'any-of', label: 'Role', column: 'Role', key: 'role', of: ({ role }) => role },
  {
    kind: 'any-of',
    label: 'Type',
    column: 'Membership type',
    key: 'membershipType',
    of: ({ membershipType }) => membershipType,
  },
  {
    kind: 'numbers',
    label: 'Handicap',
    column: 'Handicap',
    min: 'handicapMin',
    max: 'handicapMax',
    of: ({ handicap }) => handicap,
  },
];

/** The values known so far; both are open. */
export const memberOptions: FilterOptions = {
  role: [
    { value: 'OWNER', label: 'Owner' },
    { value: 'ADMIN', label: 'Admin' },
    { value: 'MEMBER', label: 'Member' },
  ],
  membershipType: [
    { value: 'APPLICATION_USER', label: 'Application User' },
    { value: 'NON_APPLICATION_USER', label: 'Non Application User' },
  ],
};
