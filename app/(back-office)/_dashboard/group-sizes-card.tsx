import { BarTable } from '@/components/charts/bar-table';
import { ColumnChart } from '@/components/charts/column-chart';
import { Figures } from '@/components/charts/figures';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { fetchRecord } from '@/lib/api/http/fetch';
import { getTotal } from '@/lib/api/stats';
import { needing } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { groupsOfSize } from '@/lib/stats/row-links';
import { sumOfItems } from '@/lib/stats/sum';
import { sourceOf } from './source';
import type { View } from './view';

export async function groupSizesCard(title: string, view: View) {
  const [sizes, all] = await Promise.all([fetchRecord('dashboard.groupSizes', {}), getTotal('groups')]);
  const { items } = needing(sizes, 'items');
  const { total } = needing(all, 'total');
  const columns = items.map(({ minSize, maxSize, count }) => ({
    label: maxSize == null ? `${minSize}+` : minSize === maxSize ? String(minSize) : `${minSize}–${maxSize}`,
    count,
    href: groupsOfSize(minSize, maxSize),
  }));
  const isEmpty = items.every(({ count }) => count === 0);
  return (
    <DashboardCard
      id="group-sizes"
      title={title}
      source={sourceOf(
        view,
        'Groups by members, both ends of a range included.',
        ['/admin/dashboard/stats/group-size-distribution'],
        ['/admin/dashboard/stats/groups'],
      )}
      footer={
        <>
          <SumLine
            sum={sumOfItems(total, items, `in ${formatCount(items.length)} ranges`, {
              words: 'with no size',
              href: null,
            })}
          />
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
