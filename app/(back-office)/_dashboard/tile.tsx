import type { ReactNode } from 'react';
import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Headline, Note } from '@/components/charts/links';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard } from '@/components/dashboard/card';
import { PartFailure } from '@/components/dashboard/card-failure';
import { drawn, readable } from '@/components/old-cells/readable';
import { getOverview, getTotal } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import type { Level, Overview, Total } from '@/lib/contract/stats';
import type { WholeOf } from '@/lib/contract/wire/read';
import { made, needing, type Reading } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { dayLabel, spanOfAll } from '@/lib/stats/days';
import { type Part, sumOf } from '@/lib/stats/sum';
import { toastId } from './failed-card';
import { sourceOf } from './source';
import { addressOf, type View } from './view';

export type TileProps = {
  name: keyof WholeOf<Overview>;
  title: string;
  counts: string;
  /** The list of all rows; null: they are in several lists. */
  href: string | null;
  parts?: Reading<Total, Part[]>;
  rest: Omit<Part, 'count'>;
  more?: Reading<Total, ReactNode>;
};

export async function tile({ name, title, counts, href, parts, rest, more }: TileProps, view: View) {
  const since = spanOfAll(view.comparison.now).first;
  const { from } = view;
  const [level, all] = await Promise.all([
    getOverview(from).then((levels): Level => levels[name] ?? needing(levels, name)[name]),
    toResult(getTotal(name)),
  ]);
  const total = all.ok ? all.value.total : undefined;
  return (
    <DashboardCard
      size="sm"
      id={`all-${name}`}
      title={title}
      source={sourceOf(view, counts, ['/admin/dashboard/overview', { from }], [`/admin/dashboard/stats/${name}`])}
    >
      <Headline className="text-2xl">
        {drawn(level, 'total', (count) => (
          <CountLink count={count} href={href} />
        ))}
      </Headline>
      {drawn(
        level,
        'previousTotal',
        (before, { total: now }) =>
          now !== undefined &&
          before != null && (
            <p className="text-xs text-muted-foreground">
              <Change now={now} before={before} /> since {dayLabel(since, since.slice(0, 4) !== view.today.slice(0, 4))}
            </p>
          ),
      )}
      {all.ok ? (
        <>
          {total !== undefined && level.total !== undefined && total !== level.total && (
            <Note className="text-warning">Counted a second time: {formatCount(total)}</Note>
          )}
          {parts &&
            readable(
              all.value,
              made(
                parts,
                (counted, whole) =>
                  counted.length > 0 && drawn(whole, 'total', (sum) => <SumLine sum={sumOf(sum, counted, rest)} />),
              ),
            )}
          {more && readable(all.value, more)}
        </>
      ) : (
        <PartFailure
          what={`what ${title.toLowerCase()} are made of`}
          failure={all.failure}
          href={addressOf(view)}
          toastId={toastId(all.failure, view)}
        />
      )}
    </DashboardCard>
  );
}
