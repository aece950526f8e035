'use client';

import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import useSWR from 'swr';
import { Link } from '@/components/navigation/link';
import { keepOpenedFrom, openedFrom } from '@/components/navigation/opened-from';
import { setWayBack } from '@/components/navigation/way-back';
import { whenIdle } from '@/components/navigation/when-idle';
import { useFetchAhead } from '@/components/old-lazy/use-fetch-ahead';
import { type Direction, useStepKey } from '@/components/old-list/list-store';
import { buttonVariants } from '@/components/ui/button-variants';
import { isPlainClick } from '@/components/ui/plain-click';
import { fetchJson } from '@/lib/fetch-json';
import { formatCount } from '@/lib/format/number';
import {
  foundAgain,
  type NeighbourPage,
  neighbourIn,
  type OpenedFrom,
  onPage,
  pageBeyond,
  placeWords,
} from '@/lib/list/neighbours';
import { routes } from '@/lib/routes';

type Stepped = { pathname: string; opened: OpenedFrom };

export function NeighbourLinks() {
  const pathname = usePathname();
  const [stepped, setStepped] = useState<Stepped | null>(null);
  const kept = useMemo(() => openedFrom(pathname), [pathname]);
  const opened = stepped?.pathname === pathname ? stepped.opened : kept;
  return (
    opened && (
      <Place
        key={`${pathname} ${opened.at}`}
        opened={opened}
        onStep={(next) => setStepped({ pathname, opened: next })}
      />
    )
  );
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
        title={`Back to ${opened.label}`}
        onClick={() => setWayBack(opened.list)}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'text-muted-foreground coarse:h-11' })}
      >
        <List aria-hidden />
        <span className="max-xl:sr-only">{`Back to ${opened.label}`}</span>
      </Link>
      <p className="px-2 whitespace-nowrap text-muted-foreground max-sm:px-1 max-sm:text-xs max-[22.5rem]:sr-only">
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
  to: Direction;
  neighbour: Neighbour | null;
  onStep: (opened: OpenedFrom) => void;
  children: ReactNode;
};

function Step({ to, neighbour, onStep, children }: StepProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useStepKey('neighbours', to, link);
  const attributes = {
    ref: link,
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
      keepsList
      onClick={(event) => {
        if (!isPlainClick(event)) return;
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

type Neighbour = { href: string; opened: OpenedFrom };
type NeighbourStep = -1 | 1;
type Both = { previous: Neighbour | null; next: Neighbour | null };

/** A list that was read longer ago is asked whether the record is still at its place. */
const FRESH_MS = 60_000;

type Read = NeighbourPage & { read: number };

async function readPage(url: string): Promise<Read> {
  return { ...(await fetchJson<NeighbourPage>(url)), read: Date.now() };
}

/** Null asks for nothing; without an answer the list ends with its page. */
function useRead(list: string | null): Read | undefined {
  const url = list === null ? null : routes.neighbours(list);
  return useSWR(url, readPage, { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false })
    .data;
}

/** The record's place as of now, null where it left its page, and its neighbours, across pages. */
function useNeighbours(opened: OpenedFrom): Both & { place: OpenedFrom | null } {
  const [isOld] = useState(() => Date.now() - opened.read >= FRESH_MS);
  const checked = useRead(isOld ? opened.list : null);
  const place = checked ? foundAgain(opened, checked, checked.read) : opened;
  const from = isOld && !checked ? null : place;
  return { place, previous: useNeighbour(place, from, -1), next: useNeighbour(place, from, 1) };
}

/** `from`: the place once it is certain, beyond whose page a neighbour may be. */
function useNeighbour(place: OpenedFrom | null, from: OpenedFrom | null, step: NeighbourStep): Neighbour | null {
  const page = from && neighbourIn(from, step) === null ? pageBeyond(from, step) : null;
  const list = from && page !== null ? onPage(from.list, page) : null;
  const beyond = useRead(list);
  if (!place) return null;
  const at = neighbourIn(place, step);
  if (at !== null) return neighbourAt({ ...place, at });
  return list !== null && beyond ? onPageBeyond({ ...place, ...beyond, list }, place, step) : null;
}

function onPageBeyond(there: OpenedFrom, opened: OpenedFrom, step: NeighbourStep): Neighbour | null {
  // Rows that came or went meanwhile have moved the record onto this page: its neighbour is beside it.
  const moved = foundAgain({ ...opened, list: there.list }, there, there.read);
  const from = moved ? moved.at : step === 1 ? -1 : there.rows.length;
  const at = neighbourIn({ ...there, at: from }, step);
  return at === null ? null : neighbourAt({ ...there, at });
}

function neighbourAt(opened: OpenedFrom): Neighbour | null {
  const row = opened.rows[opened.at];
  return row ? { href: row.href, opened } : null;
}
