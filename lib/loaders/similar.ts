import 'server-only';
import { type Result, toResult } from '@/lib/contract/result';
import { isSearchable, listHref } from '@/lib/list/url/list-state';
import type { RecordKind } from '@/lib/navigation';
import { courses } from '@/lib/resources/courses';
import type { AnyList } from '@/lib/resources/resource';
import { nearestFirst } from '@/lib/search/rank';
import type { Hit } from '@/lib/search/search-result';
import {
  MOST_SIMILAR,
  namesBesideFormat,
  namesInSentence,
  namesMeant,
  respelled,
  similarNames,
  similarSearches,
} from '@/lib/search/similar-names';
import { fetchListPage } from './fetch-list-page';
import { hitOf } from './hit';
import { readListAddress } from './read-list-address';

type Options = { timeZone: string; signal?: AbortSignal | undefined };

type Search = { list: AnyList; search: string; uid?: string; query?: Readonly<Record<string, unknown>> };

export type SimilarHit = Hit & { kind: RecordKind };

const PAGE_SIZE = 50;

/**
 * Searches one after the other, for a name no more once there are enough. If nobody has both names, `hrefOf` links to
 * those who have one of them. @throws RequestFailed, ContractBroken, Unreachable */
export async function findSimilar(
  searches: readonly Search[],
  { q, isOfSentence = false, hrefOf }: { q: string; isOfSentence?: boolean; hrefOf: ((name: string) => string) | null },
  { timeZone, signal }: Options,
): Promise<SimilarHit[]> {
  const found = new Map<string, SimilarHit>();
  let similar: SimilarHit[] = [];
  for (const { list, search, uid = '', query = {} } of searches.filter((one) => isSearchable(one.search))) {
    const page = { ...query, search, pageNumber: 1, pageSize: PAGE_SIZE };
    const { rows } = await fetchListPage(list, page, { uid, priority: 'low', ...(signal && { signal }) });
    const kind = list.row.kind ?? 'user';
    const items = rows.flatMap((row) => (row.ok ? [row.item] : []));
    for (const item of nearestFirst(items, list.hitAt, Date.now())) {
      found.set(item.uid, { kind, ...hitOf(list, kind, item, timeZone) });
    }
    similar = (isOfSentence ? namesInSentence : similarNames)([...found.values()], q);
    if (!isOfSentence && similar.length >= MOST_SIMILAR) break;
  }
  if (similar.length > 0 || isOfSentence) return similar;
  const besideFormat = namesBesideFormat(
    [...found.values()].filter(({ kind }) => kind === 'course'),
    q,
  );
  if (besideFormat.length > 0 || !hrefOf) return besideFormat;
  const people = Array.from(found.values()).filter(({ kind }) => kind === 'user' || kind === 'member');
  return namesMeant(people, q).map((name) => ({
    kind: 'user',
    uid: name,
    href: hrefOf(name),
    title: name,
    facts: [`all ${people[0]?.kind === 'member' ? 'members' : 'users'} with this name`],
  }));
}

/**
 * Finds similar names among a list's rows, within its filters; null if the rows have no names that could be misspelt.
 */
export async function loadSimilar(address: string, options: Options): Promise<Result<Hit[]> | null> {
  const found = readListAddress(address, options.timeZone);
  const q = found?.query.search;
  if (!found?.list.offersSimilar || !q) return null;
  if (found.list.offersSimilar === 'courses') return similarCourses(found, q, options);
  const searches = similarSearches(q).map((search) => ({ ...found, search }));
  const hrefOf = (name: string) => listHref(found.pathname, found.state, { q: name });
  const similar = await toResult(findSimilar(searches, { q, hrefOf }, options));
  const isCut = similar.ok && similar.value.length === MOST_SIMILAR;
  const spelling = isCut ? respelled(similar.value, q) : null;
  if (!similar.ok || spelling === null) return similar;
  const all = { uid: spelling, href: hrefOf(spelling), title: spelling, facts: ['all with this spelling'] };
  return { ok: true, value: [all, ...similar.value] };
}

type At = NonNullable<ReturnType<typeof readListAddress>>;

/** Finds courses with similar names, and links to the list's rows at each. */
async function similarCourses({ pathname, state }: At, q: string, options: Options): Promise<Result<Hit[]>> {
  const searches = similarSearches(q).map((search) => ({ list: courses, search }));
  const found = await toResult(findSimilar(searches, { q, hrefOf: null }, options));
  if (!found.ok) return found;
  const hrefOf = (course: string) => listHref(pathname, state, { q: '', filters: { ...state.filters, course } });
  return { ok: true, value: found.value.map((hit) => ({ ...hit, href: hrefOf(hit.uid) })) };
}
