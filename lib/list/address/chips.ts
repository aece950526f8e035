import { isMoment } from '@/lib/format/is-moment';
import { formatCount } from '@/lib/format/number';
import { unnamed } from '@/lib/format/unnamed';
import { type AnyFilter, type FilterValues, hasWords, keysOf, type Option, wordOption } from './filters';
import { isSearchable } from './list-state';

/** `total` is null when the API does not report it. */
type Part = { shown: number; total: number | null };

/** `more` counts the choices when there are more than `choices` contains; a search finds the others. */
export type ChoicesAnswer = { choices: readonly Option[]; more: Part | null };

/** `all` is the URL that returns all choices. */
export type Offer = { chosen: readonly Option[]; all: string };

export type Choices = readonly Option[] | Offer | null;

/** The form field for a value that is not among the choices of a filter. */
export const otherKey = (key: string) => `other-${key}`;

export const searchedChoices = (all: string, q: string) =>
  `${all}${all.includes('?') ? '&' : '?'}${new URLSearchParams({ q })}`;

export const searchedFor = (q: string) => (q !== '' && isSearchable(q) ? `Search “${q}”` : null);

export const partWords = ({ shown, total }: Part) =>
  total === null ? `First ${shown} of many.` : `${formatCount(shown)} of ${formatCount(total)}.`;

export function leftOutWords({ choices, more }: ChoicesAnswer, typed: string): string {
  if (typed !== '' && !choices.some(({ value }) => value)) return `No choice matches “${typed}”.`;
  if (!more) return '';
  return `${partWords(more)} Type ${typed === '' ? '3 letters' : 'more'} to narrow the list.`;
}

export type FilterOptions = Readonly<Record<string, Choices>>;

export function namedChoices(choices: Choices | undefined): readonly Option[] {
  if (!choices) return [];
  return 'chosen' in choices ? choices.chosen : choices;
}

/** Each chip links to the list without the chip's filter. More than two values become “England, Scotland +4”. */
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
    const named = namedChoices(options[filter.key]);
    const fallback = hasWords(filter) ? (value: string) => wordOption(value).label : (value: string) => unnamed(value);
    const names = chosen.map((value) => named.find((option) => option.value === value)?.label ?? fallback(value));
    return inShort(names);
  }
  const [low, high] =
    filter.kind === 'numbers'
      ? [values[filter.min], values[filter.max]]
      : [values[filter.from], momentWords(values[filter.to])];
  if (low !== undefined && high !== undefined) return low === high ? low : `${low} to ${high}`;
  if (low !== undefined) return `from ${low}`;
  return high === undefined ? null : `to ${high}`;
}

/** Formats a moment in UTC, with the name of the time zone. */
function momentWords(text: string | undefined): string | undefined {
  return text !== undefined && isMoment(text) ? `${text.slice(0, 16).replace('T', ' ')} UTC` : text;
}

export const inShort = (names: readonly string[]) =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ');

function without(filter: AnyFilter, values: FilterValues): FilterValues {
  const gone = keysOf(filter);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}
