import { isMoment } from '@/lib/format/is-moment';
import { type Filter, type FilterValues, hasWords, keysOf, type Option, wordOption } from './filters';
import type { SearchParams } from './list-state';

/** Choices that are too many for every page: the chosen ones, and the address that returns all. */
type Offer = { chosen: readonly Option[]; all: string };

/** The choices of an any-of filter; null where they could not be loaded. */
export type Choices = readonly Option[] | Offer | null;

/** The response of that address. */
export type ChoicesAnswer = { choices: readonly Option[] };

const EVERY_CHOICE = ['choices', 'all'] as const;

/** The list with every choice in its page: nothing can be fetched without scripting. */
export function withEveryChoice(href: string): string {
  return `${href}${href.includes('?') ? '&' : '?'}${EVERY_CHOICE.join('=')}`;
}

export function wantsEveryChoice(params: SearchParams): boolean {
  const [key, value] = EVERY_CHOICE;
  return params[key] === value;
}

/** By the filter's key. */
export type FilterOptions = Readonly<Record<string, Choices>>;

/** The choices whose names came with the page. */
export function namedChoices(choices: Choices | undefined): readonly Option[] {
  if (!choices) return [];
  return 'chosen' in choices ? choices.chosen : choices;
}

/** An active filter in words, and the filters that remain without it. */
type Chip = { label: string; value: string; without: FilterValues };

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
    const named = namedChoices(options[filter.key]);
    const unnamed = (value: string) => (hasWords(filter) ? wordOption(value).label : value);
    const names = chosen.map((value) => named.find((option) => option.value === value)?.label ?? unnamed(value));
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

/** A moment names its own zone; the label has that of days. */
function momentWords(text: string | undefined): string | undefined {
  return text !== undefined && isMoment(text) ? `${text.slice(0, 16).replace('T', ' ')} UTC` : text;
}

/** “England, Scotland +4”. */
export const inShort = (names: readonly string[]) =>
  names.length > 2 ? `${names.slice(0, 2).join(', ')} +${names.length - 2}` : names.join(', ');

function without<Item>(filter: Filter<Item>, values: FilterValues): FilterValues {
  const gone = keysOf(filter);
  return Object.fromEntries(Object.entries(values).filter(([key]) => !gone.includes(key)));
}
