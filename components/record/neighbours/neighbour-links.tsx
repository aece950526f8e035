'use client';

import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import Link from 'next/link';
import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { useFetchAhead } from '@/components/lazy/use-fetch-ahead';
import { whenIdle } from '@/components/lazy/when-idle';
import { type Direction, useStepKey } from '@/components/list/list-store';
import { keepOpenedFrom, openedFrom } from '@/components/list/navigation/opened-from';
import { setWayBack } from '@/components/list/navigation/way-back';
import { buttonVariants } from '@/components/ui/button-variants';
import { formatCount } from '@/lib/format/number';
import { type OpenedFrom, placeWords } from '@/lib/list/neighbours';
import { type Neighbour, useNeighbours } from './use-neighbours';

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
        prefetch={false}
        title={`Back to ${opened.label}`}
        onClick={() => setWayBack(opened.list)}
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
