import type { Head, TableRow } from '@/components/data-table/column';
import { ChipRow } from '@/components/data-table/filters/chip-row';
import { ListTable } from '@/components/data-table/table-island';
import { Skeleton } from '@/components/ui/skeleton';

type Props = { label: string; heads: readonly Head[]; size: number };

// Within a span: on narrow screens some cells are lines of text, whose elements are inline.
const bar = (
  <span>
    <Skeleton className="inline-block w-3/5 min-w-8 align-middle max-sm:w-16" />
  </span>
);

/** The table before the API has answered. It is replaced as a whole: its rows are not those that come. */
export function WaitingTable({ label, heads, size }: Props) {
  const cells = Object.fromEntries(heads.map((_, index) => [index, bar]));
  const rows = Array.from({ length: size }, (): TableRow => ({ id: '', cells }));
  return <ListTable key="waiting" label={label} heads={heads} rows={rows} whole={false} empty={null} />;
}

/** In place of the active filters, whose values have no names yet. */
export function WaitingChips() {
  return (
    <ChipRow>
      <Skeleton className="h-6.5 w-48 coarse:h-11" />
    </ChipRow>
  );
}

/** In place of the line about the record that the list belongs to. */
export function WaitingSubject() {
  return (
    <div className="mt-0.5 flex h-5 items-center">
      <Skeleton className="w-44" />
    </div>
  );
}
