'use client';

import { CircleCheck, TriangleAlert } from 'lucide-react';
import { Fact } from '@/components/old-cells/fact';
import { useList } from '@/components/old-list/list-provider';
import { Separator } from '@/components/ui/separator';
import { formatCount } from '@/lib/format/number';
import { type ExportReceipt, gapsOf } from '@/lib/list/rows/export';

export type ExportFacts = {
  href: string;
  /** The total on the screen; null when the list could not be loaded. */
  total: number | null;
  filters: readonly { label: string; value: string }[];
  /** “not filtered by Country”, when the rows on the screen show it. */
  unfiltered: string | null;
  sortedBy: string;
  timeZone: string;
};

type Props = { name: string; receipt: ExportReceipt; facts: ExportFacts };

/** The receipt: rows expected, received and written, and by whom; search, filters and order of the list; every gap. */
export function ExportSummary({ name, receipt, facts }: Props) {
  const { heads } = useList().model;
  const { by, expected, received, written } = receipt;
  const gaps = gapsOf(receipt, facts.total);
  const counts = [
    ['Expected', expected],
    ['Received', received],
    ['Written', written],
  ] as const;
  const words = [
    ...(facts.filters.length > 0 ? facts.filters : [{ label: 'Filters', value: 'None' }]),
    { label: 'Sorted by', value: orderInWords(facts.sortedBy, heads) },
    { label: 'Time zone', value: facts.timeZone },
    { label: 'Written by', value: by === 'api' ? 'The API' : 'This app, page by page' },
  ];
  return (
    <div role="status">
      <p className="flex gap-2 text-sm">
        <CircleCheck aria-hidden className="mt-0.5 size-4 shrink-0 text-success" />
        <span className="min-w-0 break-words">
          Saved as <span className="font-medium">{name}</span>
        </span>
      </p>
      <dl className="mt-4 grid grid-cols-3 gap-x-4">
        {counts.map(([label, count]) => (
          <Fact key={label} label={label}>
            <span className="text-lg font-semibold">{count === null ? '-' : formatCount(count)}</span>
          </Fact>
        ))}
      </dl>
      {gaps.length > 0 && (
        <ul
          aria-label="Gaps"
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
        {words.map(({ label, value }) => (
          <div key={label} className="contents">
            <dt className="text-muted-foreground">{label}</dt>
            <dd className="min-w-0 break-words">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** “Created, descending”. */
function orderInWords(sortedBy: string, heads: readonly { id: string; header: string }[]): string {
  if (sortedBy === '') return 'The list’s own order';
  const key = sortedBy.replace(/^-/, '');
  const header = heads.find(({ id }) => id === key)?.header ?? key;
  return `${header}, ${sortedBy.startsWith('-') ? 'descending' : 'ascending'}`;
}
