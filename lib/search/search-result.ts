import { kindNames, type RecordKind, recordKinds } from '@/lib/navigation';
import { routes } from '@/lib/routes';

/** Lists in the order in which their results are shown. */
export const searchedListNames = kindNames;

export const HITS_PER_LIST = 5;

export type Hit = { uid: string; href: string; title: string; facts: readonly string[] };

/** `q` is the search without the name of the place, and `filters` select that place. */
export type Within = { place: string; q: string; filters: Readonly<Record<string, string>> };

/**
 * `total` is null if unknown. `within` is set for results in a place that the search names, `isSimilar` for names that
 * are similar to a search without results.
 */
export type SearchSection = { list: RecordKind; within?: Within; isSimilar?: true } & (
  | { hits: readonly Hit[]; total: number | null }
  | { failure: string }
);

/** True for what a list found for the whole search text. */
export const isOfList = ({ within, isSimilar }: SearchSection): boolean => !within && !isSimilar;

/** Rounds have no names: they are of a day and a course that the search names. */
export const isRounds = (list: RecordKind): boolean => list === 'friendlyRound' || list === 'eventRound';

export function sectionLabel({ list, within, isSimilar, ...answer }: SearchSection): string {
  const { label } = recordKinds[list].list;
  if (isSimilar && 'failure' in answer) return 'Similar names';
  if (isSimilar) return isRounds(list) ? label : `Similar ${label.toLowerCase()}`;
  return within ? `${label} in ${within.place}` : label;
}

export const listSearchedFor = ({ list, within }: SearchSection, q: string) =>
  routes.listed(recordKinds[list].list.path, { q: within?.q ?? q, ...within?.filters });
