'use client';

import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import Link from 'next/link';
import { usePathname, useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react';
import { useFetchAhead } from '@/components/intent/use-fetch-ahead';
import { whenIdle } from '@/components/intent/when-idle';
import { buttonVariants } from '@/components/ui/button-variants';
import { formatCount } from '@/lib/format/number';
import { type OpenedFrom, placeWords } from '@/lib/list/neighbours';
import { peekHref } from '@/lib/list/peek-address';
import { setListLeft } from './list-left';
import { keepFromScrolling, openRow } from './open-row';
import { keepOpenedFrom, openedFrom } from './opened-from';
import { rememberList } from './remember';
import { comeBack, returnToRow, setReturning } from './returning';
import { type Neighbour, useNeighbours } from './use-neighbours';

// Before the router, which takes the click.
addEventListener('popstate', comeBack, true);
document.addEventListener('click', onClick, true);
document.addEventListener('mousedown', keepFromScrolling);

type RowClick = { event: MouseEvent; from: string; isOverlaid: boolean };

/** The first click in a row may come before this code: its link is remembered. A click beside links opens the row. */
export function onRowClick({ event, from, isOverlaid }: RowClick): void {
  const link = event.target instanceof Element && event.target.closest('a[href]');
  if (link && event.type === 'click') remember(link, from);
  // That click has closed a form or menu over the list.
  else if (!link && !isOverlaid) openRow(event);
}

function onClick({ target, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): void {
  const link = target instanceof Element && target.closest('a[href]');
  if (link && !ctrlKey && !metaKey && !shiftKey && !altKey) remember(link, location.pathname + location.search);
}

/** A link was followed from an address: what it leads to keeps its list, or is opened without one. */
function remember(link: Element, from: string): void {
  if (!(link instanceof HTMLAnchorElement)) return;
  const opened = openedFrom(from.split('?', 1)[0] ?? '');
  const isMenu = link.closest('[data-slot^=sidebar-menu]') !== null;
  setReturning(!isMenu && opened !== null && link.getAttribute('href') === opened.list);
  if (link.origin === location.origin && !link.matches('[data-neighbour]')) rememberList(link, from);
}

export function NeighbourLinks() {
  const pathname = usePathname();
  const search = useSearchParams().toString();
  const [opened, setOpened] = useState<OpenedFrom | null>(null);
  useLayoutEffect(() => {
    const found = openedFrom(pathname);
    setOpened(found);
    setListLeft(found?.list ?? null);
  }, [pathname]);
  useEffect(() => {
    const address = search ? `${pathname}?${search.replaceAll('%2C', ',')}` : pathname;
    if (peekHref(address, null) === address) returnToRow(address);
  }, [pathname, search]);
  return opened && <Place key={`${pathname} ${opened.at}`} opened={opened} onStep={setOpened} />;
}

type PlaceProps = { opened: OpenedFrom; onStep: (opened: OpenedFrom) => void };

function Place({ opened, onStep }: PlaceProps) {
  const { place, previous, next } = useNeighbours(opened);
  const fetchAhead = useFetchAhead();
  const ahead = next?.href;
  useEffect(() => {
    if (ahead) return whenIdle(() => fetchAhead(ahead));
  }, [ahead, fetchAhead]);
  return (
    <nav aria-label={`Neighbours in ${opened.label}`} className="flex items-center text-sm print:hidden">
      <Link
        href={opened.list}
        prefetch={false}
        title={`Back to ${opened.label}`}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'text-muted-foreground coarse:h-11' })}
      >
        <List aria-hidden />
        <span className="max-xl:sr-only">{`Back to ${opened.label}`}</span>
      </Link>
      <p className="px-2 whitespace-nowrap text-muted-foreground tabular-nums max-sm:px-1 max-sm:text-xs">
        {place ? placeWords(place, formatCount) : 'No longer at its place'}
      </p>
      <Step to="previous" neighbour={previous} onStep={onStep}>
        <ChevronLeft aria-hidden />
      </Step>
      <Step to="next" neighbour={next} onStep={onStep}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = {
  to: 'previous' | 'next';
  neighbour: Neighbour | null;
  onStep: (opened: OpenedFrom) => void;
  children: ReactNode;
};

function Step({ to, neighbour, onStep, children }: StepProps) {
  const attributes = {
    'data-neighbour': to,
    'aria-label': to === 'next' ? 'Next record' : 'Previous record',
    className: buttonVariants({ variant: 'ghost', size: 'icon', className: 'aria-disabled:opacity-40 coarse:size-11' }),
  };
  if (!neighbour) {
    return (
      <a role="link" aria-disabled="true" {...attributes}>
        {children}
      </a>
    );
  }
  const { href, opened } = neighbour;
  const pathname = new URL(href, location.origin).pathname;
  return (
    <Link
      href={href}
      prefetch={false}
      onClick={({ ctrlKey, metaKey, shiftKey, altKey }) => {
        if (ctrlKey || metaKey || shiftKey || altKey) return;
        keepOpenedFrom(pathname, opened);
        // Two rounds of one event have the same record.
        if (pathname === location.pathname) onStep(opened);
      }}
      {...attributes}
    >
      {children}
    </Link>
  );
}
