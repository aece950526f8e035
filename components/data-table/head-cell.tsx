'use client';

import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';
import { Fragment } from 'react';
import { ListLink } from '@/components/data-table/navigation/list-link';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '@/lib/list/column-layout';
import type { PlacedColumn } from './column-widths';

// Constant elements: React skips them on every page change.
const ARROWS = {
  ascending: <ArrowUp aria-hidden className="size-3.5 shrink-0 text-primary print:hidden" />,
  descending: <ArrowDown aria-hidden className="size-3.5 shrink-0 text-primary print:hidden" />,
  none: <ChevronsUpDown aria-hidden className="size-3.5 shrink-0 text-muted-foreground print:hidden" />,
};

type Props = {
  column: PlacedColumn;
  resizable: boolean;
  /** Whether Tab reaches the edge of this column; arrow keys reach those of the others from there. */
  tabStop: boolean;
};

export function HeadCell({ column: { head, pinned, share, width = share }, resizable, tabStop }: Props) {
  const { header, note, align, sort } = head;
  const text = (
    <Fragment>
      <span className="line-clamp-2 leading-4 whitespace-normal">{header}</span>
      {note && ' '}
      {note && <span className="font-normal text-muted-foreground">{note}</span>}
    </Fragment>
  );
  return (
    <th
      scope="col"
      {...pinned}
      aria-label={header}
      data-align={align}
      data-sortable={sort ? '' : undefined}
      aria-sort={sort?.direction}
    >
      {sort ? (
        <ListLink
          href={sort.href}
          draggable={false}
          aria-label={`Sort by ${note ? `${header} ${note}` : header}`}
          className={cx(
            'rounded-sm',
            sort.direction !== 'none' && 'text-foreground',
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {text}
          {ARROWS[sort.direction]}
        </ListLink>
      ) : (
        <span>{text}</span>
      )}
      {resizable && (
        // biome-ignore lint/a11y/useSemanticElements: an <hr> has no value and takes no focus
        <span
          role="separator"
          tabIndex={tabStop ? 0 : -1}
          aria-orientation="vertical"
          aria-label={`Resize ${header}`}
          aria-valuemin={MIN_COLUMN_WIDTH}
          aria-valuemax={MAX_COLUMN_WIDTH}
          aria-valuenow={width}
        />
      )}
    </th>
  );
}
