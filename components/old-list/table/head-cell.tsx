import { cx } from 'class-variance-authority';
import { Fragment, type KeyboardEvent, type SyntheticEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useLazy } from '@/components/old-lazy/use-lazy';
import { useList } from '@/components/old-list/list-provider';
import { ListLink } from '@/components/old-list/navigation/list-link';
import { MAX_COLUMN_WIDTH, MIN_COLUMN_WIDTH } from '@/lib/list/columns/column-layout';
import type { Resize } from './column-resizing';
import { columnStyle, type PlacedColumn } from './column-widths';
import styles from './table.module.css';

const ARROWS = {
  ascending: 'after:icon-arrow-up after:text-primary text-foreground',
  descending: 'after:icon-arrow-down after:text-primary text-foreground',
  none: 'after:icon-chevrons-up-down after:text-muted-foreground',
};

type Props = {
  column: PlacedColumn;
  shown: readonly PlacedColumn[];
  /** Whether Tab reaches its edge; up and down go to those of the other columns from there. */
  tabStop: boolean;
};

export function HeadCell({ column, shown, tabStop }: Props) {
  const { model, arrange } = useList();
  const { head, pinned } = column;
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
      {...pinned}
      style={{ ...columnStyle(column), ...pinned?.style }}
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
      {arrange && <ColumnEdge column={column} shown={shown} tabStop={tabStop} />}
    </th>
  );
}

const load = () => import('./column-resizing').then((module) => module.ColumnResizing);

const KEY_STEP = 16;

/** The edge at which a column is resized, by pointer, touch and keyboard; a double click or Enter takes the width back. */
function ColumnEdge({ column: { head, share, width = share }, shown, tabStop }: Props) {
  const { layout, arrange, announce } = useList();
  const { Loaded: Resizing, show, preload } = useLazy('The resizing of columns', load);
  const resize = useRef<Resize>(null);
  /** Pointer or finger on the edge, until it moves: a click changes nothing. */
  const pressed = useRef<unknown>(null);
  if (!arrange) return null;

  /** The columns up to this one keep the widths they have on the screen: its edge then moves as far as the pointer does. */
  const widthsUpTo = (edge: Element): Record<string, number> => {
    const cells = [...(edge.parentElement?.parentElement?.children ?? [])];
    const place = shown.findIndex((one) => one.head.id === head.id);
    return Object.fromEntries(
      shown
        .slice(0, place + 1)
        .map((one, at) => [one.head.id, Math.round(cells[at]?.getBoundingClientRect().width ?? 0)]),
    );
  };
  const press = (event: unknown) => {
    pressed.current = event;
    show();
  };
  const release = () => {
    pressed.current = null;
  };
  const move = ({ currentTarget }: SyntheticEvent) => {
    const event = pressed.current;
    if (event === null || !resize.current) return;
    release();
    const widths = { ...layout.widths, ...widthsUpTo(currentTarget) };
    flushSync(() => arrange({ ...layout, widths }));
    resize.current(event);
  };
  const reset = () => {
    const { [head.id]: _, ...widths } = layout.widths;
    arrange({ ...layout, widths });
    announce(`${head.header}: width reset`);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, currentTarget: edge } = event;
    const th = edge.parentElement;
    if (key === 'ArrowDown') focusEdge(th?.nextElementSibling);
    else if (key === 'ArrowUp') focusEdge(th?.previousElementSibling);
    else if (key === 'Enter') reset();
    else if (key === 'ArrowLeft' || key === 'ArrowRight') {
      const widths = widthsUpTo(edge);
      const next = (widths[head.id] ?? share) + (key === 'ArrowRight' ? KEY_STEP : -KEY_STEP);
      arrange({ ...layout, widths: { ...layout.widths, ...widths, [head.id]: next } });
    } else return;
    event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useSemanticElements: an <hr> has no value and takes no focus
    <span
      role="separator"
      tabIndex={tabStop ? 0 : -1}
      aria-orientation="vertical"
      aria-label={`Resize ${head.header}`}
      aria-valuemin={MIN_COLUMN_WIDTH}
      aria-valuemax={MAX_COLUMN_WIDTH}
      aria-valuenow={width}
      onPointerEnter={preload}
      onPointerDown={({ pointerType, button, clientX, currentTarget, pointerId }) => {
        if (pointerType === 'touch' || button !== 0) return;
        currentTarget.setPointerCapture(pointerId);
        press({ type: 'mousedown', clientX });
      }}
      onPointerMove={(event) => event.buttons === 1 && event.pointerType !== 'touch' && move(event)}
      onPointerUp={release}
      onTouchStart={({ touches }) => press({ type: 'touchstart', touches })}
      onTouchMove={move}
      onTouchEnd={release}
      onDoubleClick={reset}
      onKeyDown={onKeyDown}
    >
      {Resizing && <Resizing id={head.id} ref={resize} />}
    </span>
  );
}

function focusEdge(head: Element | null | undefined): void {
  if (head?.lastElementChild instanceof HTMLElement) head.lastElementChild.focus();
}
