import { isSearchable } from '@/lib/list/url/list-state';
import { type RecordKind, recordKinds } from '@/lib/navigation';
import { isRounds, searchedListNames, sectionLabel } from '@/lib/search/search-result';
import type { Search } from './use-search';

/** @param hasOtherRows whether a screen, view or action in the box has this name */
export function sectionText(
  q: string,
  { q: searched, sections, isOver, failure }: Search,
  hasOtherRows = false,
): string {
  if (q === '') return 'Type a name, e-mail or ID, or paste a link.';
  if (!isSearchable(q)) return 'Type at least 3 characters.';
  if (failure) return failure;
  if (searched !== q) return 'Searching…';
  const named = (lists: readonly RecordKind[]) => lists.map((list) => recordKinds[list].list.label).join(', ');
  const waiting = searchedListNames.filter((list) => !sections.some((section) => section.list === list));
  const none = `${hasOtherRows ? 'No record matches' : 'No match for'} “${q}”.`;
  const similar = sections.filter((section) => section.isSimilar && 'hits' in section);
  if (similar.some(({ list }) => isRounds(list))) return 'No record has all these words. These fit best.';
  if (similar.length > 0) return `${none} These names are similar.`;
  const found = sections.flatMap((section) => ('hits' in section && section.hits.length > 0 ? [section.list] : []));
  const failed = sections.filter((section) => 'failure' in section);
  if (!isOver && waiting.length === 0 && found.length === 0 && failed.length === 0) return 'Looking for similar names…';
  const still = !isOver && waiting.length > 0 ? ` Still searching ${named(waiting)}.` : '';
  const not = failed.length > 0 ? ` Could not search: ${failed.map(sectionLabel).join(', ')}.` : '';
  if (isOver && found.length === 0) {
    return `${none}${hasOtherRows ? '' : ' Check the spelling, or try the surname, an e-mail or an ID. Names are found in their own letters, such as Greek, and teams only in their event.'}${not}`;
  }
  return `${isOver ? `Found in ${named(found)}.` : ''}${not}${still}`.trim();
}
