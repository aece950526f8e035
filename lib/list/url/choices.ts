import { formatCount } from '@/lib/format/number';
import type { Option } from './filters';
import { isSearchable } from './list-state';

/** `total` is null if the API does not report it. */
type Part = { shown: number; total: number | null };

/** `more` is null if `choices` is complete. Otherwise, a search finds the others. */
export type ChoicesAnswer = { choices: readonly Option[]; more: Part | null };

export const searchedFor = (q: string) => (q !== '' && isSearchable(q) ? `Search “${q}”` : null);

const partText = ({ shown, total }: Part) =>
  total === null ? `First ${shown} of many.` : `${formatCount(shown)} of ${formatCount(total)}.`;

export function leftOutText({ choices, more }: ChoicesAnswer, typed: string): string {
  if (typed !== '' && !choices.some(({ value }) => value)) return `No choice matches “${typed}”.`;
  if (!more) return '';
  return `${partText(more)} Type ${typed === '' ? '3 letters' : 'more'} to narrow the list.`;
}

/**
 * The choices that the page contains, by filter: all of them if their values are fixed, the selected ones if they are
 * records.
 */
export type FilterOptions = Readonly<Record<string, readonly Option[]>>;
