import type { Region } from '@/lib/contract/places';
import type { Filter } from '@/lib/list/filters';

export const regionFilters: readonly Filter<Region>[] = [
  { kind: 'any-of', label: 'Country', column: 'Country uid', key: 'country', of: ({ country }) => country.uid },
];
