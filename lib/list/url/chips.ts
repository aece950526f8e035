import { exactHandicap } from '@/lib/format/handicap';
import { isMoment } from '@/lib/format/is-moment';
import { unnamed } from '@/lib/format/unnamed';
import type { FilterOptions } from './choices';
import { type AnyFilter, endsOf, type FilterValues, hasWords, keysOf, wordOption } from './filters';

/** Returns a chip per filter, with a link that removes the filter. It names two values: “England, Scotland +4”. */
export function chips(filters: readonly AnyFilter[], values: FilterValues, options: FilterOptions, zone: string) {
  return filters.flatMap((filter) => {
    const value = wordsFor(filter, values, options);
    if (value === null) return [];
    const label = filter.kind === 'dates' ? `${filter.label} (${zone})` : filter.label;
    return [{ filter, label, value, without: without(filter, values) }];
  });
}

function wordsFor(filter: AnyFilter, values: FilterValues, options: FilterOptions): string | null {
  if (filter.kind === 'any-of') {
    const chosen = values[filter.key]?.split(',');
    if (!chosen) return null;
    const named = options[filter.key] ?? [];
    const fallback = hasWords(filter) ? (value: string) => wordOption(value).label : (value: string) => unnamed(value);
    const names = chosen.map((value) => named.find((option) => option.value === value)?.label ?? fallback(value));
    return inShort(names);
  }
  const range = rangeText(...endsOf(filter).map((key) => endText(filter, values[key])));
  if (filter.kind === 'numbers') return range;
  const before = filter.before && endText(filter, values[filter.before]);
  const words = [range, before && `before ${before} or never`, filter.never && values[filter.never]];
  return words.filter(Boolean).join(', ') || null;
}

function rangeText(low?: string, high?: string): string | null {
  if (low !== undefined && high !== undefined) return low === high ? low : `${low} to ${high}`;
  if (low !== undefined) return `from ${low}`;
  return high === undefined ? null : `to ${high}`;
}

function endText(filter: AnyFilter, value: string | undefined): string | undefined {
  if (filter.kind === 'dates') return momentDescription(value);
  return value !== undefined && filter.kind === 'numbers' && filter.isHandicap ? exactHandicap(Number(value)) : value;
}

/** Formats a moment in UTC, followed by `UTC`. */
function momentDescription(text: string | undefined): string | undefined {
  return text !== undefined && isMoment(text) ? `${text.slice(0, 16).replace('T', ' ')} UTC` : text;
}

const inShort = (names: readonly string[]) =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ');

function without(filter: AnyFilter, values: FilterValues): FilterValues {
  const gone = keysOf(filter);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}
