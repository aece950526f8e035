import { BarTable } from '@/components/charts/bar-table';
import { ColumnChart } from '@/components/charts/column-chart';
import { Figures } from '@/components/charts/figures';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { fetchTotal } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { sumOfItems } from '@/lib/stats/sum';
import { FailedCard } from './failed-card';
import { loadGroupSizes } from './group-sizes';
import type { View } from './view';

const TITLE = 'Group sizes';

export async function GroupSizesCard({ view }: { view: View }) {
  const loaded = await toResult(Promise.all([loadGroupSizes(), fetchTotal('groups')]));
  if (!loaded.ok) return <FailedCard title={TITLE} failure={loaded.failure} view={view} />;
  const [columns, { total }] = loaded.value;
  const isEmpty = columns.every(({ count }) => count === 0);
  const rest = { words: 'with no size', href: null };
  return (
    <DashboardCard
      id="group-sizes"
      title={TITLE}
      source={{ counts: 'Groups by number of members. Ranges include both ends.', fetchedAt: view.fetched }}
      footer={
        <>
          <SumLine sum={sumOfItems(total, columns, `in ${formatCount(columns.length)} ranges`, rest)} />
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
