'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Separator } from '@/components/ui/separator';
import { formatCount } from '@/lib/format/number';
import { gapsOf, type ExportReceipt as Receipt } from '@/lib/list/rows/export';
import type { ExportFacts } from './export-facts';

type Props = { name: string; receipt: Receipt; facts: ExportFacts };

export function ExportReceipt({ name, receipt, facts }: Props) {
  const { by, written, notes = [] } = receipt;
  const { total, filters, notFiltered, order, timeZone } = facts;
  // The app checks only rows that it writes itself.
  const unchecked = by === 'api' && notFiltered !== null ? [`The list was ${notFiltered}`] : [];
  const gaps = [...gapsOf(receipt, total), ...unchecked];
  const lines = [
    ...(filters.length > 0 ? filters : [{ label: 'Filters', value: 'None' }]),
    { label: 'Sorted by', value: order },
    { label: 'Time zone', value: timeZone },
  ];
  return (
    <div role="status">
      <p className="flex gap-2 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span className="min-w-0 break-words">
          {`${formatCount(written)} ${written === 1 ? 'row' : 'rows'} saved as `}
          <span className="font-medium">{name}</span>
        </span>
      </p>
      {gaps.length > 0 && (
        <ul
          aria-label="Warnings"
          className="mt-4 flex flex-col gap-1.5 rounded-md bg-warning-muted p-3 text-sm text-warning"
        >
          {gaps.map((gap) => (
            <li key={gap} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
              <span className="min-w-0 break-words">{gap}</span>
            </li>
          ))}
        </ul>
      )}
      <Separator className="my-4" />
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5 text-sm">
        {lines.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 break-words">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
      {notes.length > 0 && <p className="mt-4 text-sm break-words text-muted-foreground">{notes.join(' ')}</p>}
    </div>
  );
}
