import { Figures } from '@/components/charts/figures';
import { StatusTable } from '@/components/dashboard/status-table';
import type { TotalVariant } from '@/lib/contract/stats-variants';
import { titleCase } from '@/lib/format/title-case';
import { listsOfStatus } from '@/lib/stats/lists-of-status';
import { excessLabel, sumOf } from '@/lib/stats/sum';

/** The API counts friendly rounds and event rounds together, so each number has links to both lists. */
export function RoundsByStatus({ total: { byStatus, total } }: { total: TotalVariant }) {
  if (!byStatus?.length) return null;
  const counted = byStatus.map(({ status, count }) => ({ count, words: titleCase(status), href: null, status }));
  const sum = sumOf(total, counted, { words: 'No status', href: null });
  const rows = sum.parts.map((part) => ({
    words: part.words,
    count: part.count,
    lists: 'status' in part ? listsOfStatus(String(part.status)) : [],
  }));
  return (
    <Figures label="By status">
      <StatusTable rows={rows} excess={sum.excess > 0 ? excessLabel(sum) : null} />
    </Figures>
  );
}
