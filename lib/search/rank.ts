import { folded } from '@/lib/format/search-words';
import { namesUid } from '@/lib/format/uid';
import type { Hit } from './search-result';

/** Hits in the order of how they match: the whole title, the id or both of its ends, its beginning, the beginning of a word, anything else. */
export function ranked<Item extends Pick<Hit, 'uid' | 'title'>>(hits: readonly Item[], q: string): Item[] {
  const wanted = folded(q);
  return hits.toSorted((a, b) => rankOf(a, wanted) - rankOf(b, wanted));
}

/** Whether a search names this record: by its id or by its whole title. */
export function isExact(hit: Pick<Hit, 'uid' | 'title'>, q: string): boolean {
  return rankOf(hit, folded(q)) === 0;
}

function rankOf({ uid, title }: Pick<Hit, 'uid' | 'title'>, wanted: string): number {
  const name = folded(title);
  if (name === wanted || namesUid(wanted, folded(uid))) return 0;
  if (name.startsWith(wanted) || folded(uid).startsWith(wanted)) return 1;
  return name.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3;
}
