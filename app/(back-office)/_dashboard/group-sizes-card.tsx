import { BarTable } from '@/components/charts/bar-table';
import { ColumnChart } from '@/components/charts/column-chart';
import { Figures } from '@/components/charts/figures';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { fetchRecord } from '@/lib/api/http/fetch';
import { toResult } from '@/lib/contract/result';
import { needing } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { groupsOfSize } from '@/lib/stats/row-links';
import { sumOf } from '@/lib/stats/sum';
import { getCachedTotal } from './cached-stats';
import { failedCard } from './failed-card';
import { sourceOf } from './source';
import type { View } from './view';

export async function groupSizesCard(title: string, view: View) {
  const answers = Promise.all([fetchRecord('dashboard.groupSizes', {}), getCachedTotal('groups')]);
  const answer = await toResult(
    answers.then(([sizes, all]) => ({ ...needing(sizes, 'items'), ...needing(all, 'total') })),
  );
  if (!answer.ok) return failedCard(title, answer.failure, view);
  const { items, total } = answer.value;
  const columns = items.map(({ minSize, maxSize, count }) => ({
    label: maxSize == null ? `${minSize}+` : minSize === maxSize ? String(minSize) : `${minSize}–${maxSize}`,
    count,
    href: groupsOfSize(minSize, maxSize),
  }));
  const made = items.reduce((sum, { count }) => sum + count, 0);
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
            sum={sumOf(total, [{ count: made, words: `in ${formatCount(items.length)} ranges`, href: null }], {
              words: 'with no size',
              href: null,
            })}
          />
          {made > 0 && (
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
      {made === 0 ? (
        <NoResults>There are no groups yet.</NoResults>
      ) : (
        <ColumnChart columns={columns} caption="Members" />
      )}
    </DashboardCard>
  );
}
