import { folded, wordsOf } from '@/lib/format/search-words';
import { namesUid } from '@/lib/format/uid';
import type { RecordKind } from '@/lib/navigation';
import type { Hit, SearchSection } from './search-result';

type Titled = Pick<Hit, 'uid' | 'title'>;

/** `isNamed`: the text matches the record's own name or ID, not only that of its course or event. */
export type BestMatch = { hit: Hit; list: RecordKind; isNamed: boolean };

const MOST = 5;

const namedByOthers: readonly RecordKind[] = ['eventRound', 'friendlyRound'];

/** Sorts hits by what matches: the full title or ID, its beginning, the beginnings of its words, or nothing. */
export function ranked<Item extends Titled>(hits: readonly Item[], q: string): Item[] {
  const wanted = folded(q);
  return hits.toSorted((a, b) => rankOf(a, wanted) - rankOf(b, wanted));
}

/** Sorts items by how far their moments are from now; those without one come last. */
export function nearestFirst<Item>(
  items: readonly Item[],
  momentOf: ((item: Item) => string | null | undefined) | undefined,
  now: number,
): readonly Item[] {
  const distance = (item: Item) => {
    const moment = momentOf?.(item);
    return moment ? Math.abs(Date.parse(moment) - now) : Number.MAX_VALUE;
  };
  return momentOf ? items.toSorted((a, b) => distance(a) - distance(b)) : items;
}

/** Returns the best matches of all lists. Among equal matches, records whose own name or ID matches come first. */
export function bestMatches(sections: readonly SearchSection[], q: string): BestMatch[] {
  return sections
    .flatMap((section) => {
      if (!('hits' in section) || section.isSimilar) return [];
      const wanted = folded(section.within?.q ?? q);
      return section.hits.map((hit) => {
        const rank = rankOf(hit, wanted);
        const isOwn = !namedByOthers.includes(section.list) || namesUid(wanted, folded(hit.uid));
        return { hit, list: section.list, isNamed: rank === 0 && isOwn, rank, order: rank * 2 + (isOwn ? 0 : 1) };
      });
    })
    .filter(({ rank }) => rank < 3)
    .toSorted((a, b) => a.order - b.order)
    .slice(0, MOST)
    .map(({ hit, list, isNamed }) => ({ hit, list, isNamed }));
}

/**
 * Leaves out the best matches. Sections without a matching name of their own, such as the members of a matching group,
 * come last.
 */
export function withoutBest(
  sections: readonly SearchSection[],
  { best, q }: { best: readonly BestMatch[]; q: string },
): SearchSection[] {
  const shown = new Set(best.map(({ hit }) => hit.uid));
  return sections
    .toSorted((a, b) => Number(hasOtherNames(a, q)) - Number(hasOtherNames(b, q)))
    .map((section) =>
      'hits' in section ? { ...section, hits: section.hits.filter(({ uid }) => !shown.has(uid)) } : section,
    );
}

function hasOtherNames(section: SearchSection, q: string): boolean {
  if (!('hits' in section)) return false;
  const wanted = folded(section.within?.q ?? q);
  return namedByOthers.includes(section.list) || section.hits.every((hit) => rankOf(hit, wanted) === 3);
}

function rankOf({ uid, title }: Titled, wanted: string): 0 | 1 | 2 | 3 {
  const name = folded(title);
  if (name === wanted || namesUid(wanted, folded(uid))) return 0;
  if (name.startsWith(wanted) || folded(uid).startsWith(wanted)) return 1;
  const words = name.split(/[^\p{L}\p{N}]+/u);
  return wordsOf(wanted).every((part) => words.some((word) => word.startsWith(part))) ? 2 : 3;
}
