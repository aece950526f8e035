'use client';

import { TriangleAlert } from 'lucide-react';
import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { Uid } from './cells/uid';
import type { PlacedColumn } from './column-widths';

type CellProps = {
  column: PlacedColumn;
  /** The tools of the row, in its last cell. */
  tools?: ReactNode;
  children: ReactNode;
};

export function Cell({ column: { head, small, pinned }, tools, children }: CellProps) {
  const { align, header } = head;
  const missing = children == null || children === '';
  return (
    <td
      {...pinned}
      title={!missing && typeof children === 'string' ? children : undefined}
      data-align={align}
      data-small={small}
      data-label={header}
      data-missing={missing || undefined}
    >
      {/* Alone in it: React would ask for the key of one that the server drew. */}
      {/* biome-ignore lint/complexity/noUselessFragments: see above */}
      <Fragment>{missing ? '-' : children}</Fragment>
      {tools}
    </td>
  );
}

/** A row that does not fit the contract. */
export function BrokenRow({ uid, fault, span }: { uid: string | null; fault: string; span: number }) {
  const style: CSSProperties = { position: 'sticky', left: 24 };
  return (
    <tr data-state="broken" data-unread={uid ?? undefined}>
      <td colSpan={span}>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-1" style={style}>
          <span className="flex items-center gap-2 font-medium text-warning">
            <TriangleAlert aria-hidden className="size-3.5" />
            Could not be read
          </span>
          {uid && <Uid value={uid} what="ID" />}
          <span className="font-mono text-xs break-all">{fault}</span>
        </div>
      </td>
    </tr>
  );
}
