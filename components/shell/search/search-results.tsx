'use client';

import { ArrowRight, Bookmark, CornerDownLeft } from 'lucide-react';
import { Fragment } from 'react';
import { useViews } from '@/components/list/views/use-views';
import { CommandGroup, CommandShortcut } from '@/components/ui/command';
import { accountTag } from '@/lib/format/account-tag';
import { formatCount } from '@/lib/format/number';
import { isSearchable } from '@/lib/list/address/list-state';
import { viewHref } from '@/lib/list/views/view';
import { viewedLists } from '@/lib/list/views/viewed-lists';
import { recordKinds } from '@/lib/navigation';
import type { PastedAddress } from '@/lib/search/pasted-address';
import { type BestMatch, withoutBest } from '@/lib/search/rank';
import { screens } from '@/lib/search/screens';
import { HITS_PER_LIST, type Hit, listSearchedFor, type SearchSection, sectionLabel } from '@/lib/search/search-result';
import { LinkItem } from './link-item';
import { recentRecords } from './recent-records';
import type { Search } from './use-search';

type Props = {
  email: string;
  q: string;
  address: PastedAddress | null;
  search: Search;
  best: readonly BestMatch[];
  keys: boolean;
  go: (href: string) => void;
};

export function SearchResults({ email, q, address, search, best, keys, go }: Props) {
  if (address) {
    const { href, label, named } = address;
    return (
      <CommandGroup heading="Link">
        {named ? (
          <HitItem hit={{ ...named.hit, href }} value={PASTED} kind={recordKinds[named.list].label} go={go} />
        ) : (
          <LinkItem href={href} value={PASTED} go={go}>
            <CornerDownLeft aria-hidden className="text-muted-foreground" />
            <span className="truncate">{`Open ${label}`}</span>
            <CommandShortcut className="max-w-1/2 truncate font-mono">{href}</CommandShortcut>
          </LinkItem>
        )}
      </CommandGroup>
    );
  }
  const recent = q === '' ? recentRecords(email) : [];
  const words = q.toLowerCase();
  const found = screens.filter(({ label }) => label.toLowerCase().includes(words));
  return (
    <>
      {best.length > 0 && (
        <CommandGroup heading="Best match">
          {best.map(({ hit, list }) => (
            <HitItem key={hit.uid} hit={hit} kind={recordKinds[list].label} go={go} />
          ))}
        </CommandGroup>
      )}
      {recent.length > 0 && (
        <CommandGroup heading="Recent">
          {recent.map(({ href, name, kind }) => (
            <LinkItem key={href} href={href} go={go}>
              <bdi className="truncate">{name}</bdi>
              <CommandShortcut>{kind}</CommandShortcut>
            </LinkItem>
          ))}
        </CommandGroup>
      )}
      <ViewItems account={email} q={q} go={go} />
      {isSearchable(q) &&
        withoutBest(search.sections, best).map((section) => (
          <Section key={sectionLabel(section)} section={section} q={search.q} go={go} />
        ))}
      {found.length > 0 && (
        <CommandGroup heading="Go to">
          {found.map(({ label, href, key }) => (
            <LinkItem key={href} value={`screen ${href}`} href={href} go={go}>
              <ArrowRight aria-hidden className="text-muted-foreground" />
              <span>{label}</span>
              {keys && <CommandShortcut>{`g ${key}`}</CommandShortcut>}
            </LinkItem>
          ))}
        </CommandGroup>
      )}
    </>
  );
}

function Section({ section, q, go }: { section: SearchSection; q: string; go: (href: string) => void }) {
  const label = sectionLabel(section);
  if ('failure' in section) {
    return (
      <CommandGroup heading={label}>
        <p className="px-2.5 py-2 text-sm text-warning">{`Could not be searched: ${section.failure}`}</p>
      </CommandGroup>
    );
  }
  const { hits, total } = section;
  if (hits.length === 0 && (total ?? 0) <= HITS_PER_LIST) return null;
  const all = listSearchedFor(section, q);
  return (
    <CommandGroup heading={label}>
      {hits.map((hit) => (
        <HitItem key={hit.uid} hit={hit} go={go} />
      ))}
      {(total === null || total > hits.length) && (
        <LinkItem href={all} go={go} className="text-primary">
          {total === null ? `More in ${label}` : `All ${formatCount(total)} in ${label}`}
        </LinkItem>
      )}
    </CommandGroup>
  );
}

/** The value does not contain the group, so that a result stays selected when it moves to another group. */
export const hitValue = ({ href, uid }: Hit) => `${href} ${uid}`;

type HitProps = { hit: Hit; value?: string; kind?: string; go: (href: string) => void };

function HitItem({ hit, value = hitValue(hit), kind, go }: HitProps) {
  return (
    <LinkItem value={value} href={hit.href} go={go}>
      <span className="flex min-w-0 flex-col">
        <bdi className="truncate font-medium">{hit.title}</bdi>
        {hit.facts.length > 0 && (
          <span className="truncate text-xs text-muted-foreground">
            {hit.facts.map((fact, index) => (
              <Fragment key={fact}>
                {index > 0 && <span>{' · '}</span>}
                <bdi>{fact}</bdi>
              </Fragment>
            ))}
          </span>
        )}
      </span>
      {kind && <CommandShortcut>{kind}</CommandShortcut>}
    </LinkItem>
  );
}

/** The item of a pasted address stays selected when its record is found. */
const PASTED = 'pasted address';

const SHOWN = 8;

type ViewItemsProps = { account: string; q: string; go: (href: string) => void };

/** Shows saved views, except views of lists that belong to a record, such as a group's members. */
function ViewItems({ account, q, go }: ViewItemsProps) {
  const words = q.toLowerCase();
  const found = useViews(accountTag(account)).views.flatMap((view) => {
    const list = Object.hasOwn(viewedLists, view.list) ? viewedLists[view.list] : undefined;
    const title = `${list?.label}: ${view.name}`;
    return list && title.toLowerCase().includes(words) ? [{ title, href: viewHref(list.path, view) }] : [];
  });
  if (found.length === 0) return null;
  return (
    <CommandGroup heading="Views">
      {found.slice(0, SHOWN).map(({ title, href }) => (
        <LinkItem key={href} href={href} go={go}>
          <Bookmark aria-hidden className="text-muted-foreground" />
          <span className="truncate">
            <span className="text-muted-foreground">View · </span>
            <bdi>{title}</bdi>
          </span>
        </LinkItem>
      ))}
    </CommandGroup>
  );
}
