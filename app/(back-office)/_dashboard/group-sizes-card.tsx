import { BarTable } from '@/components/charts/bar-table';
import { ColumnChart } from '@/components/charts/column-chart';
import { Figures } from '@/components/charts/figures';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { fetchGroupSizes, fetchTotal } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { groupsOfSize } from '@/lib/stats/row-links';
import { sumOfItems } from '@/lib/stats/sum';
import { FailedCard } from './failed-card';
import type { View } from './view';

const TITLE = 'Group sizes';

export async function GroupSizesCard({ view }: { view: View }) {
  const loaded = await toResult(Promise.all([fetchGroupSizes(), fetchTotal('groups')]));
  if (!loaded.ok) return <FailedCard title={TITLE} failure={loaded.failure} view={view} />;
  const [{ items }, { total }] = loaded.value;
  const columns = items.map(({ minSize, maxSize, label, count }) => ({
    label: minSize === null ? (label ?? '') : sizeLabel(minSize, maxSize),
    count,
    href: minSize === null ? null : groupsOfSize(minSize, maxSize),
  }));
  const isEmpty = items.every(({ count }) => count === 0);
  const rest = { words: 'with no size', href: null };
  return (
    <DashboardCard
      id="group-sizes"
      title={TITLE}
      source={{ counts: 'Groups by number of members. Ranges include both ends.', fetchedAt: view.fetched }}
      footer={
        <>
          <SumLine sum={sumOfItems(total, items, `in ${formatCount(items.length)} ranges`, rest)} />
          {!isEmpty && (
            <Figures>
              <BarTable
                label="Groups by members"
                nameHead="Members"
                countHead="Groups"
                bars={columns.map(({ label, ...column }) => ({ name: label, ...column }))}
                total={total}
              />
            </Figures>
          )}
        </>
      }
    >
      {isEmpty ? <NoResults>There are no groups yet.</NoResults> : <ColumnChart columns={columns} caption="Members" />}
    </DashboardCard>
  );
}

function sizeLabel(min: number, max: number | null | undefined): string {
  if (max == null) return `${min}+`;
  return min === max ? String(min) : `${min}–${max}`;
}
