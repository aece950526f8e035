import { cx } from 'class-variance-authority';
import type { ReactNode, RefObject, UIEvent } from 'react';
import { useSlowPending } from '@/components/navigation/navigation';
import { tableStyle } from './column-style';
import styles from './data-table.module.css';
import { ROLES } from './roles';
import type { RowActions } from './row-context';
import type { TableColumn } from './table-model';
import type { DataRow } from './use-data-table';
import { useListPending } from './use-list-pending';
import { useRowEvents } from './use-row-events';
import type { RowFocus } from './use-row-focus';

type FrameProps = {
  label: string;
  columns: readonly TableColumn[];
  hasTools: boolean;
  containerRef: RefObject<HTMLElement | null> | undefined;
  onScrollEnd: ((event: UIEvent<HTMLElement>) => void) | undefined;
  children: ReactNode;
};

/** Shows that rows load. The rows are `children`, so a click that loads other rows does not render them again. */
export function TableFrame({ label, columns, hasTools, containerRef, onScrollEnd, children }: FrameProps) {
  const isPending = useListPending();
  const isSlow = useSlowPending();
  return (
    <section
      ref={containerRef}
      aria-label={label}
      aria-busy={isPending}
      data-slot="table-container"
      onScrollEnd={onScrollEnd}
      className={cx(styles.container, hasTools && styles.scrolling)}
    >
      <table
        {...ROLES.table}
        data-slot="table"
        data-pending={(isPending && isSlow) || undefined}
        className={styles.table}
        style={tableStyle(columns, { hasCheckboxes: hasTools })}
      >
        {children}
      </table>
    </section>
  );
}

type BodyProps = {
  id: string | undefined;
  body: RefObject<HTMLTableSectionElement | null>;
  rows: readonly DataRow[];
  actions: RowActions;
  focus: RowFocus;
  children: ReactNode;
};

export function TableBody({ id, body, rows, actions, focus, children }: BodyProps) {
  const isPending = useListPending();
  const events = useRowEvents(rows, { body, isPending, actions, focus });
  return (
    <tbody {...ROLES.rowGroup} ref={body} id={id} {...events}>
      {children}
    </tbody>
  );
}
