import { cx } from 'class-variance-authority';
import { Link } from '@/components/navigation/link';
import type { TableColumn } from './table-model';

const ARROWS = {
  ascending: 'after:icon-arrow-up after:text-primary text-foreground',
  descending: 'after:icon-arrow-down after:text-primary text-foreground',
  none: 'after:icon-chevrons-up-down after:text-muted-foreground',
};

/** The head of a column; a sortable one links to its next order. */
export function TableHeadCell({ column, isPending }: { column: TableColumn; isPending: boolean }) {
  const { label, note, align, width, sort } = column;
  const text = (
    <span className="truncate">
      {label}
      {note && <span className="font-normal"> {note}</span>}
    </span>
  );
  return (
    <th
      scope="col"
      aria-label={label}
      aria-sort={sort?.direction}
      data-align={align}
      data-sortable={sort ? '' : undefined}
      style={{ width: `${width}px` }}
    >
      {sort ? (
        <Link
          href={sort.href}
          scroll={false}
          disabled={isPending}
          aria-label={`Sort by ${note ? `${label} ${note}` : label}`}
          className={cx(
            ARROWS[sort.direction],
            'flex min-h-6 max-w-full w-fit items-center gap-1.5 rounded-sm after:small-icon print:after:hidden',
            align === 'end' && 'ml-auto flex-row-reverse',
          )}
        >
          {text}
        </Link>
      ) : (
        text
      )}
    </th>
  );
}
