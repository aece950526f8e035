import { formatDay, zoneLabel } from '@/lib/format/date';
import { chips } from '@/lib/list/url/chips';
import type { FilterOptions } from '@/lib/list/url/choices';
import { presetOf } from '@/lib/list/url/date-presets';
import { type AnyFilter, type FilterKeys, hasWords, isOffered, type Option, wordOption } from '@/lib/list/url/filters';
import { type ListState, listHref } from '@/lib/list/url/list-state';
import { routes } from '@/lib/routes';

/** A filter in use. `href` leads to the list without it. */
type Chip = { label: string; value: string; href: string };

export type AnyOfField = {
  kind: 'any-of';
  label: string;
  key: string;
  /**
   * The choices that the page contains: all of them if their values are fixed, or the selected ones if they are
   * records. A choice whose label follows from its value is only the value.
   */
  choices: readonly (Option | string)[];
  /** The URL that returns all choices; null if the page already contains them. */
  url: string | null;
  /** True if staff can also type a value that is not offered. */
  isWords: boolean;
  /** The label of the filter that decides which choices there are. */
  needs: string | null;
};

/** @returns the choices that the page contains */
export const choicesInPage = ({ choices }: AnyOfField): Option[] =>
  choices.map((choice) => (typeof choice === 'string' ? wordOption(choice) : choice));

export type RangeField = Exclude<FilterKeys, { kind: 'any-of' }>;

export type FilterField = (AnyOfField | RangeField) & { chip?: Chip };

export type FilteredList = {
  pathname: string;
  state: ListState;
  timeZone: string;
  fields: readonly FilterField[];
  /** What the list has no filter for, and where to find it. */
  notOffered?: string | undefined;
};

type Loaded = Omit<FilteredList, 'fields' | 'notOffered'> & {
  filters: readonly AnyFilter[];
  choices: FilterOptions;
  /** Milliseconds since 1970. */
  loadedAt: number;
};

export function filterFields({ pathname, state, timeZone, filters, choices, loadedAt }: Loaded): FilterField[] {
  const shown = chips(filters, state.filters, choices, zoneLabel(timeZone));
  const today = formatDay(new Date(loadedAt), timeZone);
  return filters
    .filter((filter) => isOffered(filter, state.filters))
    .map((filter) => {
      const field = fieldOf(filter, choices);
      const chip = shown.find((one) => one.filter === filter);
      if (!chip) return field;
      const { label, value, without } = chip;
      const preset = filter.kind === 'dates' ? presetOf(filter, state.filters, today) : null;
      const href = listHref(pathname, state, { filters: without });
      return { ...field, chip: { label, value: preset === null ? value : withDays(preset, value), href } };
    });
}

/** “This weekend” soon means other days, so the days are added. */
const withDays = (preset: string, days: string) => (preset.toLowerCase() === days ? preset : `${preset} (${days})`);

function fieldOf(filter: AnyFilter, options: FilterOptions): FilterField {
  if (filter.kind !== 'any-of') {
    const { of: _, ...field } = filter;
    return field;
  }
  const { label, key, choices, needs = null } = filter;
  const isFetched = typeof choices === 'string' && choices !== 'only-chosen';
  return {
    kind: 'any-of',
    label,
    key,
    choices: (options[key] ?? []).map((one) => (wordOption(one.value).label === one.label ? one.value : one)),
    url: isFetched ? routes.choices(choices) : null,
    isWords: hasWords(filter),
    needs,
  };
}
