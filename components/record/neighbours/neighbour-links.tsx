'use client';

import { ChevronLeft, ChevronRight, List } from 'lucide-react';
import { usePathname } from 'next/navigation';
import { type ReactNode, useMemo, useState } from 'react';
import { Link } from '@/components/navigation/link';
import { useNavigate } from '@/components/navigation/navigation';
import { keepOpenedFrom, openedFrom } from '@/components/navigation/opened-from';
import { useShortcuts } from '@/components/navigation/shortcuts';
import { setWayBack } from '@/components/navigation/way-back';
import { buttonVariants } from '@/components/ui/button-variants';
import { formatCount } from '@/lib/format/number';
import { type OpenedFrom, positionText } from '@/lib/list/neighbours';
import { type Neighbour, useNeighbours } from './use-neighbours';

export function NeighbourLinks() {
  const pathname = usePathname();
  const [stepped, setStepped] = useState<{ pathname: string; opened: OpenedFrom } | null>(null);
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
  const { push } = useNavigate();
  const { place, previous, next } = useNeighbours(opened);
  const keep = (neighbour: Neighbour) => {
    const { pathname } = new URL(neighbour.href, location.origin);
    keepOpenedFrom(pathname, neighbour.opened);
    // Rounds of one event link to the same URL, so the router does nothing, and `onStep` updates the position.
    if (pathname === location.pathname) onStep(neighbour.opened);
  };
  const go = (neighbour: Neighbour | null) => {
    if (!neighbour) return;
    keep(neighbour);
    push(neighbour.href);
  };
  useShortcuts({ '[': () => go(previous), ']': () => go(next) });
  return (
    <nav
      aria-label={`Previous and next in ${opened.label}`}
      data-slot="neighbours"
      className="flex items-center text-sm print:hidden"
    >
      <Link
        href={opened.list}
        title={`Back to ${opened.label}`}
        onFollow={() => setWayBack(opened.list)}
        className={buttonVariants({ variant: 'ghost', size: 'sm', className: 'text-muted-foreground' })}
      >
        <List aria-hidden />
        <span className="max-xl:sr-only">{`Back to ${opened.label}`}</span>
      </Link>
      <p className="px-2 whitespace-nowrap text-muted-foreground max-sm:px-1 max-sm:text-xs max-[22.5rem]:sr-only">
        {place ? positionText(place, formatCount) : 'No longer on this page of the list'}
      </p>
      <Step label="Previous record" neighbour={previous} list={opened.list} onFollow={keep}>
        <ChevronLeft aria-hidden />
      </Step>
      <Step label="Next record" neighbour={next} list={opened.list} onFollow={keep}>
        <ChevronRight aria-hidden />
      </Step>
    </nav>
  );
}

type StepProps = {
  label: string;
  neighbour: Neighbour | null;
  list: string;
  onFollow: (neighbour: Neighbour) => void;
  children: ReactNode;
};

function Step({ label, neighbour, list, onFollow, children }: StepProps) {
  return (
    <Link
      href={neighbour?.href ?? list}
      disabled={neighbour === null}
      keepsList
      aria-label={label}
      onFollow={() => neighbour && onFollow(neighbour)}
      className={buttonVariants({ variant: 'ghost', size: 'icon', className: 'aria-disabled:opacity-40' })}
    >
      {children}
    </Link>
  );
}
