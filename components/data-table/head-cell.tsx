'use client';

import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment } from 'react';
import { ListLink } from '@/components/data-table/navigation/list-link';
import { cn } from '@/components/ui/cn';
import type { PlacedColumn } from './column-widths';

// Each drawn once: React passes over them when a page is turned.
const ARROWS = {
  ascending: <ArrowUp aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-primary" />,
  descending: <ArrowDown aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-primary" />,
  none: <ChevronsUpDown aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-muted-foreground" />,
};

export function HeadCell({ column: { head, pinned } }: { column: PlacedColumn }) {
  const { header, note, align, sort } = head;
  const text = (
    <Fragment>
      <span className="truncate">{header}</span>
      {note && <span className="font-normal text-muted-foreground">{note}</span>}
    </Fragment>
  );
  return (
    <th scope="col" {...pinned} data-align={align} data-sortable={sort ? '' : undefined} aria-sort={sort?.direction}>
      {sort ? (
        <ListLink
          href={sort.href}
          aria-label={`Sort by ${header}`}
          className={cn(
            'head-cell rounded-sm',
            sort.direction !== 'none' && 'text-foreground',
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {text}
          {ARROWS[sort.direction]}
        </ListLink>
      ) : (
        <span className="head-cell">{text}</span>
      )}
    </th>
  );
}
