import { zoneLabel } from '@/lib/format/date';
import { chips } from '@/lib/list/address/chips';
import { type FilterOptions, namedChoices } from '@/lib/list/address/choices';
import {
  type AnyFilter,
  type FilterKeys,
  type FilterValues,
  hasWords,
  isOffered,
  type Option,
} from '@/lib/list/address/filters';
import { type ListState, listHref } from '@/lib/list/address/list-state';

export type AnyOfField = {
  kind: 'any-of';
  label: string;
  key: string;
  /** The choices in the page: all choices if they are fixed values, only the selected choices if they are records. */
  choices: readonly Option[];
  /** The URL that returns all choices; null when the page already contains all of them. */
  url: string | null;
  /** True when staff can also type a value that is not among the choices. */
  isWords: boolean;
  /** The label of the filter on which these choices depend. */
  needs: string | null;
};

export type RangeField = Exclude<FilterKeys, { kind: 'any-of' }>;

export type FilterField = AnyOfField | RangeField;

export function filterFields(
  filters: readonly AnyFilter[],
  values: FilterValues,
  options: FilterOptions,
): FilterField[] {
  return filters.filter((filter) => isOffered(filter, values)).map((filter) => fieldOf(filter, options));
}

function fieldOf(filter: AnyFilter, options: FilterOptions): FilterField {
  const { label } = filter;
  if (filter.kind === 'numbers') {
    const { kind, min, max, isHandicap } = filter;
    return { kind, label, min, max, ...(isHandicap && { isHandicap }) };
  }
  if (filter.kind === 'dates') {
    const { kind, from, to, before, never, isUpcoming } = filter;
    return {
      kind,
      label,
      from,
      to,
      ...(before && { before }),
      ...(never && { never }),
      ...(isUpcoming && { isUpcoming }),
    };
  }
  const choices = options[filter.key];
  return {
    kind: 'any-of',
    label,
    key: filter.key,
    choices: namedChoices(choices),
    url: choices && 'all' in choices ? choices.all : null,
    isWords: hasWords(filter),
    needs: filter.needs ?? null,
  };
}

export type Chip = { label: string; value: string; field: FilterField; href: string };

type Filtered = {
  pathname: string;
  state: ListState;
  filters: readonly AnyFilter[];
  choices: FilterOptions;
  timeZone: string;
};

export function filterChips({ pathname, state, filters, choices, timeZone }: Filtered): Chip[] {
  return chips(filters, state.filters, choices, zoneLabel(timeZone)).map(({ filter, label, value, without }) => ({
    label,
    value,
    field: fieldOf(filter, choices),
    href: listHref(pathname, state, { filters: without }),
  }));
}
