'use client';

import { cx } from 'class-variance-authority';
import Link from 'next/link';
import { type ComponentProps, type MouseEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { formatCount } from '@/lib/format/number';
import type { Part } from '@/lib/stats/sum';

type Props = ComponentProps<'a'> & {
  /** The row of this page that has the same links, which may be in a closed `details`. */
  href: `#${string}`;
  /** What the choice is about. */
  label: string;
  choice: readonly Part[];
};

type Place = { left: number; top: number };

const LINE = 'block rounded-sm px-2 py-1 hover:bg-accent coarse:py-2.5';

/** A mark whose rows are in several lists: it opens a choice of them, where it was clicked. Else it leads to the row. */
export function ChoiceLink({ href, label, choice, ...props }: Props) {
  const [place, setPlace] = useState<Place | null>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setPlace({ left: Math.min(event.clientX, window.innerWidth - 248), top: event.clientY });
  };
  return (
    <>
      <a {...props} href={href} onClick={open} />
      {place &&
        createPortal(<Choice {...{ href, label, choice, place }} close={() => setPlace(null)} />, document.body)}
    </>
  );
}

type ChoiceProps = Pick<Props, 'href' | 'label' | 'choice'> & { place: Place; close: () => void };

function Choice({ href, label, choice, place, close }: ChoiceProps) {
  return (
    <div
      ref={show}
      popover="auto"
      role="dialog"
      aria-label={label}
      style={{ ...place, right: 'auto', bottom: 'auto' }}
      className="m-0 w-58 rounded-lg border bg-popover p-2 text-sm text-foreground shadow-md"
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <p className="px-2 py-1 text-xs text-muted-foreground">{label}</p>
      {choice.map(({ words, count, href: list }) => {
        const text = `${formatCount(count)} ${words}`;
        return list === null ? (
          <p key={words} className="px-2 py-1">
            {text}
          </p>
        ) : (
          <Link key={words} href={list} prefetch={false} className={LINE}>
            {text}
          </Link>
        );
      })}
      <a
        href={href}
        className={cx(LINE, 'text-muted-foreground')}
        onClick={(event) => {
          event.preventDefault();
          close();
          reveal(href.slice(1));
        }}
      >
        In the figures
      </a>
    </div>
  );
}

function show(popover: HTMLDivElement | null): void {
  if (!popover || popover.matches(':popover-open')) return;
  popover.showPopover();
  const below = popover.getBoundingClientRect().bottom + 8 - window.innerHeight;
  if (below > 0) popover.style.translate = `0 ${-below}px`;
  popover.querySelector('a')?.focus();
}

/** A native hash navigation would leave a history entry that the router cannot go back from. */
function reveal(id: string): void {
  const line = document.getElementById(id);
  if (!line) return;
  line.closest('details')?.setAttribute('open', '');
  line.scrollIntoView({ block: 'center' });
  line.querySelector('a')?.focus({ preventScroll: true });
}
