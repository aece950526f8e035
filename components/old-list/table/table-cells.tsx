import { Fragment, type ReactNode } from 'react';
import { Uid } from '@/components/old-cells/uid';
import type { PlacedColumn } from './column-widths';

type CellProps = {
  column: PlacedColumn;
  children: ReactNode;
};

export function Cell({ column: { head, small }, children }: CellProps) {
  const { align, header } = head;
  const missing = children == null || children === '';
  return (
    <td
      title={!missing && typeof children === 'string' ? children : undefined}
      data-align={align}
      data-small={small}
      data-label={header}
      data-missing={missing || undefined}
    >
      {/* Alone in it: React would ask for the key of one that the server drew. */}
      {/* biome-ignore lint/complexity/noUselessFragments: see above */}
      <Fragment>{missing ? '-' : children}</Fragment>
    </td>
  );
}

type BrokenProps = { uid: string | null; fault: string; span: number; tabIndex?: number | undefined };

export function BrokenRow({ uid, fault, span, tabIndex }: BrokenProps) {
  return (
    <tr data-state="broken" tabIndex={tabIndex}>
      <td colSpan={span}>
        <div className="sticky left-6 flex flex-wrap items-center gap-x-6 gap-y-1">
          <span className="flex items-center gap-2 font-medium text-warning before:icon-triangle-alert before:small-icon">
            Could not be read
          </span>
          {uid && <Uid value={uid} what="ID" />}
          <span className="font-mono text-xs break-all">{fault}</span>
        </div>
      </td>
    </tr>
  );
}
