import { kindNames, type RecordKind, recordKinds } from '@/lib/navigation';
import { routes } from '@/lib/routes';

/** The kinds of records whose lists are searched, in the order in which their hits are shown. */
export const searchedListNames = kindNames;

export const HITS_PER_LIST = 5;

export type Hit = { uid: string; href: string; title: string; facts: readonly string[] };

/** A place that a search names, what else it asks for, and the filters that ask for the place. */
export type Within = { place: string; q: string; filters: Readonly<Record<string, string>> };

/**
 * What the list of one kind has for a search: its first hits, or why there are none. `total` is null where it is not known.
 * `within`: the hits are those in a place that the search names.
 */
export type SearchSection = { list: RecordKind; within?: Within } & (
  | { hits: readonly Hit[]; total: number | null }
  | { failure: string }
);

export const sectionLabel = ({ list, within }: SearchSection) =>
  within ? `${recordKinds[list].list.label} in ${within.place}` : recordKinds[list].list.label;

export const listSearchedFor = ({ list, within }: SearchSection, q: string) =>
  routes.listed(recordKinds[list].list.path, { q: within?.q ?? q, ...within?.filters });
