import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { useList } from '@/components/list/list-provider';
import { ListLink } from '@/components/list/navigation/list-link';
import { ColumnEdge } from './column-edge';
import { columnStyle, type PlacedColumn } from './column-widths';
import styles from './table.module.css';

const ARROWS = {
  asc: 'after:icon-arrow-up after:text-primary text-foreground',
  desc: 'after:icon-arrow-down after:text-primary text-foreground',
  none: 'after:icon-chevrons-up-down after:text-muted-foreground',
};

const DIRECTIONS = { asc: 'ascending', desc: 'descending', none: 'none' } as const;

type Props = { column: PlacedColumn; shown: readonly PlacedColumn[]; tabStop: boolean };

export function HeadCell({ column, shown, tabStop }: Props) {
  const { model, arrange } = useList();
  const { head, pinned } = column;
  const { id, header, note, align, sortHref } = head;
  const { sorting } = model;
  const sorted = sorting?.id !== id ? 'none' : sorting.desc ? 'desc' : 'asc';
  const text = note ? (
    <Fragment>
      <span className={styles.text}>{header}</span> <span className="font-normal text-muted-foreground">{note}</span>
    </Fragment>
  ) : (
    <span className={styles.text}>{header}</span>
  );
  return (
    <th
      scope="col"
      {...pinned}
      style={{ ...columnStyle(column), ...pinned?.style }}
      aria-label={header}
      data-align={align}
      data-sortable={sortHref ? '' : undefined}
      aria-sort={sortHref ? DIRECTIONS[sorted] : undefined}
    >
      {sortHref ? (
        <ListLink
          href={sortHref}
          aria-label={`Sort by ${note ? `${header} ${note}` : header}`}
          className={cx(
            ARROWS[sorted],
            'rounded-sm after:size-3.5 print:after:hidden',
            align === 'end' && 'flex-row-reverse',
          )}
        >
          {text}
        </ListLink>
      ) : note ? (
        <span>{text}</span>
      ) : (
        text
      )}
      {arrange && <ColumnEdge column={column} shown={shown} tabStop={tabStop} />}
    </th>
  );
}
