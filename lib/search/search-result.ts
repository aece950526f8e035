import { kindNames, type RecordKind, recordKinds } from '@/lib/navigation';
import { routes } from '@/lib/routes';

/** Lists in the order in which their results are shown. */
export const searchedListNames = kindNames;

export const HITS_PER_LIST = 5;

export type Hit = { uid: string; href: string; title: string; facts: readonly string[] };

/** `q` is the search text without the name of the place. `filters` select the place. */
export type Within = { place: string; q: string; filters: Readonly<Record<string, string>> };

/** `total` is null when unknown. `within` is set for results in a place that the search text names. */
export type SearchSection = { list: RecordKind; within?: Within } & (
  | { hits: readonly Hit[]; total: number | null }
  | { failure: string }
);

export const sectionLabel = ({ list, within }: SearchSection) =>
  within ? `${recordKinds[list].list.label} in ${within.place}` : recordKinds[list].list.label;

export const listSearchedFor = ({ list, within }: SearchSection, q: string) =>
  routes.listed(recordKinds[list].list.path, { q: within?.q ?? q, ...within?.filters });
