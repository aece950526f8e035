'use client';

import { TechnicalDetails } from '@/components/feedback/technical-details';
import { useTabIndex } from '@/components/fields/row-tab-stop';
import { Uid } from '@/components/fields/uid';
import { ROLES } from './roles';
import type { BrokenRow } from './table-model';

export function BrokenRowCells({ row: { uid, error }, span }: { row: BrokenRow; span: number }) {
  return (
    <td {...ROLES.cell} colSpan={span}>
      <div className="sticky left-6 flex flex-wrap items-center gap-x-6 gap-y-1">
        <span className="flex items-center gap-2 font-medium text-warning before:icon-triangle-alert before:small-icon">
          Unreadable: the golf service sent wrong data
        </span>
        {uid && <Uid value={uid} what="ID" />}
        <TechnicalDetails tabIndex={useTabIndex()}>{error}</TechnicalDetails>
      </div>
    </td>
  );
}
