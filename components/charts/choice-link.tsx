'use client';

import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link } from '@/components/navigation/link';
import { formatCount } from '@/lib/format/number';
import type { Part } from '@/lib/stats/sum';
import { markProps } from './mark';

type Choice = {
  row: string;
  label: string;
  choice: readonly Part[];
  showRow: (target: { id: string }) => void;
};

type Place = { left: number; top: number };

const LINE = 'block rounded-sm px-2 py-1 hover:bg-accent coarse:py-2.5';

export function ChoiceLink({ row, label, choice, showRow, ...props }: Choice & ComponentProps<'a'>) {
  const [place, setPlace] = useState<Place | null>(null);
  const open = (event: MouseEvent) => {
    event.preventDefault();
    setPlace({ left: Math.min(event.clientX, window.innerWidth - 248), top: event.clientY });
  };
  return (
    <>
      <a {...markProps} {...props} href={`#${row}`} onClick={open} />
      {place &&
        createPortal(
          <Choices {...{ row, label, choice, showRow, place }} close={() => setPlace(null)} />,
          document.body,
        )}
    </>
  );
}

function Choices({ row, label, choice, showRow, place, close }: Choice & { place: Place; close: () => void }) {
  const first = useRef<HTMLAnchorElement>(null);
  const firstLink = choice.findIndex((part) => part.href !== null);
  return (
    <div
      ref={(popover) => {
        if (popover && showIn(popover)) first.current?.focus();
      }}
      popover="auto"
      role="dialog"
      aria-label={label}
      style={{ ...place, right: 'auto', bottom: 'auto' }}
      className="m-0 w-58 rounded-lg border bg-popover p-2 text-sm text-foreground shadow-md"
      onToggle={({ newState }) => newState === 'closed' && close()}
    >
      <p className="px-2 py-1 text-xs text-muted-foreground">{label}</p>
      {choice.map(({ words, count, href: list }, index) => {
        const text = `${formatCount(count)} ${words}`;
        return list === null ? (
          <p key={words} className="px-2 py-1">
            {text}
          </p>
        ) : (
          <Link key={words} ref={index === firstLink ? first : undefined} href={list} className={LINE}>
            {text}
          </Link>
        );
      })}
      <a
        ref={firstLink === -1 ? first : undefined}
        href={`#${row}`}
        className={cx(LINE, 'text-muted-foreground')}
        onClick={(event) => {
          // Otherwise the browser itself would follow the hash, and Back would not work in the Next.js router.
          event.preventDefault();
          close();
          showRow({ id: row });
        }}
      >
        In the table
      </a>
    </div>
  );
}

/** Opens the popover and keeps it inside the window. @returns false if it was already open */
function showIn(popover: HTMLElement): boolean {
  if (popover.matches(':popover-open')) return false;
  popover.showPopover();
  const below = popover.getBoundingClientRect().bottom + 8 - window.innerHeight;
  if (below > 0) popover.style.translate = `0 ${-below}px`;
  return true;
}
