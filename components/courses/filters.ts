import type { Course } from '@/lib/contract/courses';
import type { Filter } from '@/lib/list/filters';

export const courseFilters: readonly Filter<Course>[] = [
  { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: ({ country }) => country.uid },
  {
    kind: 'any-of',
    label: 'Region',
    column: 'Region uid',
    key: 'region',
    needs: 'Country',
    of: ({ region }) => region?.uid,
  },
];
