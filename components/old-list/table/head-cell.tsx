import { cx } from 'class-variance-authority';
import { Fragment } from 'react';
import { useList } from '@/components/old-list/list-provider';
import { ListLink } from '@/components/old-list/navigation/list-link';
import { columnStyle, type PlacedColumn } from './column-widths';
import styles from './table.module.css';

const ARROWS = {
  ascending: 'after:icon-arrow-up after:text-primary text-foreground',
  descending: 'after:icon-arrow-down after:text-primary text-foreground',
  none: 'after:icon-chevrons-up-down after:text-muted-foreground',
};

type Props = {
  column: PlacedColumn;
};

export function HeadCell({ column }: Props) {
  const { model } = useList();
  const { head } = column;
  const { id, header, note, align, sortHref } = head;
  const { sorting } = model;
  const sorted = sorting?.id !== id ? 'none' : sorting.desc ? 'descending' : 'ascending';
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
      style={columnStyle(column)}
      aria-label={header}
      data-align={align}
      data-sortable={sortHref ? '' : undefined}
      aria-sort={sortHref ? sorted : undefined}
    >
      {sortHref ? (
        <ListLink
          href={sortHref}
          aria-label={`Sort by ${note ? `${header} ${note}` : header}`}
          className={cx(
            ARROWS[sorted],
            'rounded-sm after:small-icon print:after:hidden',
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
    </th>
  );
}
