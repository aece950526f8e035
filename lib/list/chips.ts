import { type Filter, type FilterValues, keysOf } from './filters';

export type Option = { value: string; label: string };

/** The choices of each any-of filter by key; null where they could not be loaded. */
export type FilterOptions = Readonly<Record<string, readonly Option[] | null>>;

/** An active filter in words, and the filters that are left without it. */
export type Chip = { label: string; value: string; without: FilterValues };

/** The active filters; the zone of dates is named. More than two values read “England, Scotland +4”. */
export function chips<Item>(
  filters: readonly Filter<Item>[],
  values: FilterValues,
  options: FilterOptions,
  zone: string,
): Chip[] {
  return filters.flatMap((filter) => {
    const value = wordsFor(filter, values, options);
    if (value === null) return [];
    return [
      {
        label: filter.kind === 'dates' ? `${filter.label} (${zone})` : filter.label,
        value,
        without: without(filter, values),
      },
    ];
  });
}

function wordsFor<Item>(filter: Filter<Item>, values: FilterValues, options: FilterOptions): string | null {
  if (filter.kind === 'any-of') {
    const chosen = values[filter.key]?.split(',');
    if (!chosen) return null;
    const names = chosen.map((value) => options[filter.key]?.find((option) => option.value === value)?.label ?? value);
    return names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ');
  }
  const [low, high] =
    filter.kind === 'numbers' ? [values[filter.min], values[filter.max]] : [values[filter.from], values[filter.to]];
  if (low !== undefined && high !== undefined) return low === high ? low : `${low} to ${high}`;
  if (low !== undefined) return `from ${low}`;
  return high === undefined ? null : `to ${high}`;
}

function without<Item>(filter: Filter<Item>, values: FilterValues): FilterValues {
  const gone = keysOf(filter);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}
