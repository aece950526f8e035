import { formatCount } from '@/lib/format/number';
import type { Option } from './filters';
import { isSearchable } from './list-state';

/** `total` is null when the API does not report it. */
type Part = { shown: number; total: number | null };

/** `more` is null if `choices` is complete. Otherwise, users find the missing choices by a search. */
export type ChoicesAnswer = { choices: readonly Option[]; more: Part | null };

/** `all` is the URL that returns all choices. */
type Offer = { chosen: readonly Option[]; all: string };

export type Choices = readonly Option[] | Offer;

/** The form field for a value that is not among the choices of a filter. */
export const otherKey = (key: string) => `other-${key}`;

export const searchedChoices = (all: string, q: string) =>
  `${all}${all.includes('?') ? '&' : '?'}${new URLSearchParams({ q })}`;

export const searchedFor = (q: string) => (q !== '' && isSearchable(q) ? `Search “${q}”` : null);

const partWords = ({ shown, total }: Part) =>
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
