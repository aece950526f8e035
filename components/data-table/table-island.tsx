'use client';

import { columnVisibilityFeature, tableFeatures, useTable } from '@tanstack/react-table';
import { ArrowDown, ArrowUp, ChevronsUpDown, TriangleAlert } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode, type UIEvent, useEffect, useMemo, useRef } from 'react';
import { ListLink } from '@/components/data-table/navigation/list-link';
import { useListNavigation } from '@/components/data-table/navigation/list-navigation';
import { rememberScroll, takeScrollBack } from '@/components/data-table/navigation/scroll-memory';
import { cn } from '@/components/ui/cn';
import { CopyButton } from '@/components/ui/copy-button';
import type { Head, TableRow } from './column';

const features = tableFeatures({ columnVisibilityFeature });

type Props = {
  label: string;
  heads: readonly Head[];
  rows: readonly TableRow[];
  pageNumber: number;
  /** Stands in the table's place when there are no rows: why there are none. */
  empty: ReactNode;
};

/** The table of a list: cells come drawn from the server, the columns are arranged here. */
export function ListTable({ label, heads, rows, pageNumber, empty }: Props) {
  const { waiting, hidden } = useListNavigation();
  const container = useRef<HTMLElement>(null);
  const columns = useMemo(() => heads.map(({ id, header }) => ({ id, header })), [heads]);
  const columnVisibility = useMemo(() => Object.fromEntries([...hidden].map((id) => [id, false])), [hidden]);
  const data = useMemo(() => [...rows], [rows]);
  const table = useTable({ features, columns, data, state: { columnVisibility } });

  const shown = table.getVisibleLeafColumns().flatMap(({ id }) => {
    const index = heads.findIndex((head) => head.id === id);
    const head = heads[index];
    return head ? [{ head, index }] : [];
  });

  const page = useRef<number>(undefined);
  useEffect(() => {
    if (page.current === pageNumber) return;
    const first = page.current === undefined;
    page.current = pageNumber;
    const back = takeScrollBack();
    if (back) container.current?.scrollTo(back);
    else if (!first) container.current?.scrollTo({ top: 0 });
  }, [pageNumber]);

  return (
    <section ref={container} aria-label={label} aria-busy={waiting} className="list-scroll" onScrollEnd={remember}>
      <table className="list-table" style={leastWidth(shown)} data-pending={waiting || undefined}>
        <colgroup>
          {shown.map(({ head }) => (
            <col key={head.id} style={{ width: head.width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {shown.map(({ head }) => (
              <HeadCell key={head.id} head={head} />
            ))}
          </tr>
        </thead>
        <tbody>
          {table.getRowModel().rows.map(({ index: place, original: row }) =>
            // Keyed by place: another page changes the texts of rows that stand there already.
            'cells' in row ? (
              <tr key={place} aria-current={row.current}>
                {shown.map(({ head, index }) => (
                  <Cell key={head.id} head={head}>
                    {row.cells[index]}
                  </Cell>
                ))}
              </tr>
            ) : (
              <BrokenRow key={place} {...row.broken} span={shown.length} />
            ),
          )}
          {rows.length === 0 && (
            <tr className="list-empty">
              <td colSpan={shown.length}>{empty}</td>
            </tr>
          )}
        </tbody>
      </table>
    </section>
  );
}

function leastWidth(shown: readonly { head: Head }[]) {
  return { '--list-width': `${shown.reduce((sum, { head }) => sum + head.width, 0)}px` } as CSSProperties;
}

function remember({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>): void {
  rememberScroll(scrollTop, scrollLeft);
}

// Each drawn once: React passes over them when a page is turned.
const ARROWS = {
  ascending: <ArrowUp aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-primary" />,
  descending: <ArrowDown aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-primary" />,
  none: <ChevronsUpDown aria-hidden strokeWidth={1.75} className="size-3.5 shrink-0 text-muted-foreground" />,
};

function HeadCell({ head }: { head: Head }) {
  const { header, note, align, sort } = head;
  const text = (
    <Fragment>
      <span className="truncate">{header}</span>
      {note && <span className="font-normal text-muted-foreground">{note}</span>}
    </Fragment>
  );
  if (!sort) {
    return (
      <th scope="col" data-align={align}>
        <span className="head-cell">{text}</span>
      </th>
    );
  }
  return (
    <th scope="col" data-align={align} data-sortable="" aria-sort={sort.direction}>
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
    </th>
  );
}

function Cell({ head: { align, small, header }, children }: { head: Head; children: ReactNode }) {
  const missing = children == null || children === '';
  return (
    <td
      title={!missing && typeof children === 'string' ? children : undefined}
      data-align={align}
      data-small={small}
      data-label={header}
      data-missing={missing || undefined}
    >
      {missing ? '-' : children}
    </td>
  );
}

/** A row that does not fit the contract, in its place among the sound ones. */
function BrokenRow({ uid, fault, span }: { uid: string | null; fault: string; span: number }) {
  const style: CSSProperties = { position: 'sticky', left: 24 };
  return (
    <tr className="list-broken">
      <td colSpan={span}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1" style={style}>
          <span className="flex items-center gap-2 font-medium text-warning">
            <TriangleAlert aria-hidden className="size-3.5" strokeWidth={1.75} />
            Could not be read
          </span>
          {uid && (
            <span className="flex items-center gap-1.5 font-mono text-xs">
              <span title={uid}>{uid.slice(0, 8)}</span>
              <CopyButton value={uid} label="ID" />
            </span>
          )}
          <span className="font-mono text-xs break-all">{fault}</span>
        </div>
      </td>
    </tr>
  );
}
