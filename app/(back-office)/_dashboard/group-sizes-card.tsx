import { BarTable } from '@/components/charts/bar-table';
import { ColumnChart } from '@/components/charts/column-chart';
import { SumWords } from '@/components/charts/sum';
import { Card, Empty, Figures } from '@/components/dashboard/card';
import { getGroupSizes } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { sumOf } from '@/lib/stats/sum';
import { failed } from './failed';
import { getTotalOnce } from './once';
import { groupsOfSize } from './rows';
import { sourceOf } from './source';
import type { View } from './view';

/** Groups by how many members they have. */
export async function groupSizesCard(title: string, view: View) {
  const answer = await toResult(Promise.all([getGroupSizes(), getTotalOnce('groups')]));
  if (!answer.ok) return failed(title, answer.failure, view);
  const [{ items }, { total }] = answer.value;
  const columns = items.map(({ minSize, maxSize, count }) => ({
    label: maxSize == null ? `${minSize}+` : minSize === maxSize ? String(minSize) : `${minSize}–${maxSize}`,
    count,
    href: groupsOfSize(minSize, maxSize),
  }));
  const made = items.reduce((sum, { count }) => sum + count, 0);
  return (
    <Card
      id="group-sizes"
      title={title}
      source={sourceOf(
        view,
        'Groups by members, both ends of a range included.',
        ['/admin/dashboard/stats/group-size-distribution'],
        ['/admin/dashboard/stats/groups'],
      )}
    >
      {made === 0 ? <Empty>There are no groups yet.</Empty> : <ColumnChart columns={columns} caption="Members" />}
      <div className="dash-foot">
        <SumWords
          sum={sumOf(total, [{ count: made, words: `in ${formatCount(items.length)} ranges`, href: null }], {
            words: 'with no size',
            href: null,
          })}
        />
        {made > 0 && (
          <Figures>
            <BarTable
              label="Groups by members"
              of="Members"
              counted="Groups"
              bars={columns.map(({ label, ...column }) => ({ name: label, ...column }))}
              total={total}
            />
          </Figures>
        )}
      </div>
    </Card>
  );
}
