import { ArrowRight, Bookmark, CornerDownLeft } from 'lucide-react';
import { Fragment, type ReactNode } from 'react';
import { formatCount } from '@/lib/format/number';
import { isSearchable } from '@/lib/list/url/list-state';
import { type View, viewHref } from '@/lib/list/views/view';
import { viewedLists } from '@/lib/list/views/viewed-lists';
import { recordKinds } from '@/lib/navigation';
import type { PastedAddress } from '@/lib/search/pasted-address';
import { type BestMatch, withoutBest } from '@/lib/search/rank';
import { screens } from '@/lib/search/screens';
import { HITS_PER_LIST, type Hit, listSearchedFor, type SearchSection, sectionLabel } from '@/lib/search/search-result';
import type { RecentRecord } from './recent-records';
import type { SearchGroup, SearchRow } from './search-row';
import type { Search } from './use-search';

type Results = {
  q: string;
  address: PastedAddress | null;
  search: Search;
  best: readonly BestMatch[];
  recent: readonly RecentRecord[];
  views: readonly View[];
  /** Whether to show the shortcut of each screen. */
  keys: boolean;
};

/** The rows of the search box, in the order on screen, except the actions. */
export function resultGroups({ q, address, search, best, recent, views, keys }: Results): SearchGroup[] {
  if (address) return [{ heading: 'Link', rows: [addressRow(address)] }];
  const sections = isSearchable(q) ? withoutBest(search.sections, { best, q: search.q }) : [];
  return [
    { heading: 'Best match', rows: best.map(({ hit, list }) => hitRow(hit, { kind: recordKinds[list].label })) },
    { heading: 'Recent', rows: recent.map(recentRow) },
    { heading: 'Views', rows: viewRows(views, q.toLowerCase()) },
    ...sections.map((section) => sectionGroup(section, search.q)),
    { heading: 'Go to', rows: screenRows(q.toLowerCase(), keys) },
  ].filter(({ rows, ...group }) => rows.length > 0 || 'failure' in group);
}

/** The value does not contain the group, so that a result stays selected when it moves to another group. */
export const hitValue = ({ href, uid }: Hit) => `${href} ${uid}`;

/** The row of a pasted URL stays selected when its record is found. */
const PASTED = 'pasted address';

function addressRow({ href, label, named }: PastedAddress): SearchRow {
  if (named) return hitRow({ ...named.hit, href }, { value: PASTED, kind: recordKinds[named.list].label });
  return {
    value: PASTED,
    href,
    content: (
      <>
        <CornerDownLeft aria-hidden className="text-muted-foreground" />
        <span className="truncate">{`Open ${label}`}</span>
        <RowNote className="max-w-1/2 truncate font-mono">{href}</RowNote>
      </>
    ),
  };
}

function hitRow(hit: Hit, { value = hitValue(hit), kind }: { value?: string; kind?: string } = {}): SearchRow {
  return {
    value,
    href: hit.href,
    content: (
      <>
        <span className="flex min-w-0 flex-col">
          <bdi className="truncate font-medium">{hit.title}</bdi>
          {hit.facts.length > 0 && (
            <span className="truncate text-xs text-muted-foreground max-sm:whitespace-normal">
              {hit.facts.map((fact, index) => (
                <Fragment key={fact}>
                  {index > 0 && <span>{' · '}</span>}
                  <bdi className="max-sm:inline-block">{fact}</bdi>
                </Fragment>
              ))}
            </span>
          )}
        </span>
        {kind && <RowNote>{kind}</RowNote>}
      </>
    ),
  };
}

function recentRow({ href, name, kind }: RecentRecord): SearchRow {
  return {
    value: href,
    href,
    content: (
      <>
        <bdi className="truncate">{name}</bdi>
        <RowNote>{kind}</RowNote>
      </>
    ),
  };
}

function sectionGroup(section: SearchSection, q: string): SearchGroup {
  const heading = sectionLabel(section);
  if ('failure' in section) return { heading, rows: [], failure: section.failure };
  const { hits, total } = section;
  // All hits are among the best matches.
  if (hits.length === 0 && (total ?? 0) <= HITS_PER_LIST) return { heading, rows: [] };
  const rows = hits.map((hit) => hitRow(hit));
  if (total !== null && total <= hits.length) return { heading, rows };
  const href = listSearchedFor(section, q);
  const label = total === null ? `More in ${heading}` : `All ${formatCount(total)} in ${heading}`;
  return { heading, rows: [...rows, { value: href, href, content: label, className: 'text-primary' }] };
}

const MOST_VIEWS = 8;

/** Saved views, except those of a record's lists, such as a group's members. */
function viewRows(views: readonly View[], words: string): SearchRow[] {
  const found = views.flatMap((view) => {
    const list = Object.hasOwn(viewedLists, view.list) ? viewedLists[view.list] : undefined;
    const title = `${list?.label}: ${view.name}`;
    return list && title.toLowerCase().includes(words) ? [{ title, href: viewHref(list.path, view) }] : [];
  });
  return found.slice(0, MOST_VIEWS).map(({ title, href }) => ({
    value: href,
    href,
    content: (
      <>
        <Bookmark aria-hidden className="text-muted-foreground" />
        <span className="truncate">
          <span className="text-muted-foreground">View · </span>
          <bdi>{title}</bdi>
        </span>
      </>
    ),
  }));
}

function screenRows(words: string, keys: boolean): SearchRow[] {
  return screens
    .filter(({ label }) => label.toLowerCase().includes(words))
    .map(({ label, href, key }) => ({
      value: `screen ${href}`,
      href,
      content: (
        <>
          <ArrowRight aria-hidden className="text-muted-foreground" />
          <span>{label}</span>
          {keys && <RowNote>{`g ${key}`}</RowNote>}
        </>
      ),
    }));
}

export function RowNote({ className = '', children }: { className?: string; children: ReactNode }) {
  return <span className={`ml-auto shrink-0 text-xs text-muted-foreground ${className}`}>{children}</span>;
}
