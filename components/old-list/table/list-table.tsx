'use client';

import { cx } from 'class-variance-authority';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, type RefObject, type UIEvent, useEffect, useMemo, useRef } from 'react';
import { savedScrollPosition, saveScrollPosition } from '@/components/navigation/scroll-memory';
import { useList } from '@/components/old-list/list-provider';
import { isRead, shownColumns } from '@/components/old-list/model/list-model';
import { useListNavigation } from '@/components/old-list/navigation/list-navigation';
import { useRowActions } from '@/components/old-list/row/use-row-actions';
import { useRowEvents } from '@/components/old-list/row/use-row-events';
import { useRowFocus } from '@/components/old-list/row/use-row-focus';
import { useRowKeys } from '@/components/old-list/row/use-row-keys';
import { useRowLeft } from '@/components/old-list/row/use-row-left';
import { useRowMenu } from '@/components/old-list/row/use-row-menu';
import { useTableOnScreen } from '@/components/old-list/row/use-table-on-screen';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { readPeek } from '@/lib/list/address/peek-address';
import { placeColumns, tableProps } from './column-widths';
import { HeadCell } from './head-cell';
import styles from './table.module.css';
import { BrokenRow } from './table-cells';
import { TableRow } from './table-row';

type Props = {
  empty: ReactNode;
  /** Whether the table is as high as its rows, instead of scrolling in its place. */
  whole: boolean;
};

/** The table of a list: rows, columns and what marks them come from the list's model. */
export function ListTable({ empty, whole }: Props) {
  const { model, layout, arrange } = useList();
  const { waiting } = useListNavigation();
  const { rows } = model;
  const isWaiting = model.paging === null && rows.length > 0;
  const isBusy = waiting || isWaiting;
  // First rows on the screen of a record have none.
  const hasTools = arrange !== null && !isWaiting;
  const query = useSearchParams();
  const peeked = hasTools ? readPeek(query) : null;

  const container = useRef<HTMLElement>(null);
  const body = useRef<HTMLTableSectionElement>(null);
  const focus = useRowFocus(rows, body);
  const actions = useRowActions(model, hasTools);
  const menu = useRowMenu({ rows, body, open: actions.open, hasTools });
  const events = useRowEvents(rows, body, { isBusy, ...actions, openMenu: menu.open, prepareMenu: menu.prepare });
  const onKeyDown = useRowKeys(rows, body, { isBusy, focus: focus.focus, open: actions.open });
  const returned = useRowLeft(rows, focus.focus, hasTools);
  useTableOnScreen(body, { focus, menu, actions }, hasTools);
  const onScrollEnd = useScrollMemory(container, model.paging?.pageNumber);

  useEffect(() => {
    const place = peeked === null ? -1 : rows.findIndex(({ uid }) => uid === peeked);
    body.current?.rows[place]?.scrollIntoView({ block: 'nearest' });
  }, [rows, peeked]);

  const shown = useMemo(
    () => placeColumns(model.heads, shownColumns(model, layout), hasTools),
    [model, layout, hasTools],
  );

  return (
    <>
      <section
        ref={container}
        aria-label={model.label}
        aria-busy={isBusy}
        data-slot="table-container"
        className={cx(
          '@container scroll-pt-11 overflow-auto overscroll-x-contain border-y focus-visible:-outline-offset-2 print:max-h-none print:overflow-visible',
          !whole && 'max-h-[70vh]',
          // In a low window the page scrolls, before the rows are out of sight.
          !whole && rows.length > 2 && 'min-h-44 print:min-h-0',
          !whole && !hasTools && '[--end:68px] coarse:[--end:96px] print:[--end:8px]',
        )}
        onScrollEnd={onScrollEnd}
      >
        <table
          data-slot="table"
          className={styles.table}
          {...tableProps(shown, hasTools)}
          data-pending={waiting || undefined}
        >
          {/* Its cells have the widths of the columns: they would move while the head is incomplete. */}
          <thead className="[&>tr]:incomplete:invisible">
            <tr>
              {shown.map((column) => (
                <HeadCell key={column.head.id} column={column} />
              ))}
              {hasTools && (
                <th scope="col" data-slot="row-tools" className="print:hidden">
                  <span className="sr-only">Tools</span>
                </th>
              )}
            </tr>
          </thead>
          <tbody
            ref={body}
            id={whole ? undefined : 'list-rows'}
            className="[&>tr]:incomplete:invisible"
            {...events}
            onKeyDown={onKeyDown}
            onFocus={focus.onFocus}
            onBlur={focus.onBlur}
          >
            {rows.map((row, place) => {
              const isReached = focus.isOn && !isWaiting ? place === focus.stop : null;
              // Keyed by position: another page changes the texts of the same rows.
              return isRead(row) ? (
                <TableRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={place}
                  row={row}
                  heads={model.heads}
                  columns={shown}
                  hasTools={hasTools}
                  mark={row.uid === peeked ? 'peeked' : row.uid === returned ? 'returned' : null}
                  isMenuOpen={menu.place === place}
                  isReached={isReached}
                />
              ) : (
                <BrokenRow
                  // biome-ignore lint/suspicious/noArrayIndexKey: see above
                  key={place}
                  {...row}
                  span={shown.length + (hasTools ? 1 : 0)}
                  tabIndex={isReached ? 0 : -1}
                />
              );
            })}
            {rows.length === 0 && (
              <tr data-state="empty">
                <td colSpan={shown.length + (hasTools ? 1 : 0)}>{empty}</td>
              </tr>
            )}
          </tbody>
        </table>
      </section>
      {menu.drawn}
    </>
  );
}

/** Another page starts at the top of its table; Back, Forward and a reload restore where it was scrolled to. */
function useScrollMemory(container: RefObject<HTMLElement | null>, pageNumber: number | undefined) {
  const page = useRef<number>(undefined);
  // A scroll that ends while a link leads to the next page is no position of that page.
  const isRevisited = useRef(true);
  useWindowEvent('popstate', () => {
    isRevisited.current = true;
  });
  useEffect(() => {
    if (page.current === pageNumber) return;
    const saved = isRevisited.current ? savedScrollPosition() : null;
    const position = saved ?? (page.current === undefined ? null : { top: 0 });
    if (position) container.current?.scrollTo(position);
    page.current = pageNumber;
    isRevisited.current = false;
  }, [container, pageNumber]);
  return ({ currentTarget: { scrollTop, scrollLeft } }: UIEvent<HTMLElement>) =>
    saveScrollPosition(scrollTop, scrollLeft);
}
