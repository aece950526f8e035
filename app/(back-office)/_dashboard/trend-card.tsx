import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Headline } from '@/components/charts/links';
import { SumLine } from '@/components/charts/sum-line';
import { TrendChart } from '@/components/charts/trend-chart';
import { TrendTable } from '@/components/charts/trend-table';
import { DashboardCard, Figures, NoResults } from '@/components/dashboard/card';
import { getSeries, type SeriesName } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { type Span, spanLabel, spanOfAll } from '@/lib/stats/days';
import { sumOf } from '@/lib/stats/sum';
import { type Kinds, kindsOf, type Point, trendOf } from '@/lib/stats/trend';
import { failedCard } from './failed-card';
import { kindLabel } from './kind-label';
import { sourceOf } from './source';
import type { View } from './view';

export type TrendProps = {
  id: string;
  title: string;
  series: SeriesName;
  endpoint: string;
  counts: string;
  /** The list of a span's rows; null: they are in several lists, one per kind. */
  rowsOf: (span: Span) => string | null;
  rowsOfKind?: (kind: string, span: Span) => string | null;
};

/** New rows per interval, compared with the previous period. */
export async function trendCard({ id, title, series, endpoint, counts, rowsOf, rowsOfKind }: TrendProps, view: View) {
  const { spans, moments, timeZone, openFrom, period } = view;
  const query = { from: moments.before, to: moments.end, interval: period.interval, zone: timeZone };
  const answer = await toResult(getSeries(series, query).then((items) => trendOf(items, spans)));
  if (!answer.ok) return failedCard(title, answer.failure, view);
  const { now, before, total, totalBefore } = answer.value;
  const whole = spanOfAll(spans.now);
  const kinds = kindsOf(now);
  const kindsBefore = kindsOf(before);
  const partsOf = (some: Kinds, span: Span) =>
    some.map(({ kind, count }) => ({ count, words: kindLabel(kind), href: rowsOfKind?.(kind, span) ?? null }));
  const sum = ({ span, count, byKind }: Point) => byKind && sumOf(count, partsOf(byKind, span), NO_KIND);
  const choiceOf = (point: Point) => sum(point)?.parts ?? [];
  /** Where the rows are in two lists, the table row that has both. */
  const hrefOf = (point: Point) => {
    const [only, ...others] = choiceOf(point);
    return others.length > 0 ? `#${id}-${point.span.first}` : (only?.href ?? rowsOf(point.span));
  };
  const none = total + totalBefore === 0;
  return (
    <DashboardCard
      id={id}
      title={title}
      source={sourceOf(view, counts, [endpoint, query])}
      figures={
        <>
          <Headline className="text-lg">
            <CountLink count={total} href={rowsOf(whole)} />
          </Headline>
          <span className="text-xs whitespace-nowrap text-muted-foreground">{formatCount(totalBefore)} before</span>
          <Change now={total} before={totalBefore} />
        </>
      }
      footer={
        !none && (
          <>
            {kinds.length > 0 && <SumLine sum={sumOf(total, partsOf(kinds, whole), NO_KIND)} />}
            {kindsBefore.length > 0 && (
              <SumLine
                label="Before"
                sum={sumOf(totalBefore, partsOf(kindsBefore, spanOfAll(spans.before)), NO_KIND)}
              />
            )}
            <Figures>
              <TrendTable
                id={id}
                label={title}
                interval={titleCase(period.interval)}
                {...{ now, before, openFrom, rowsOf, sum }}
              />
            </Figures>
          </>
        )
      }
    >
      {none ? (
        <NoResults>{`None from ${spanLabel(whole, true)}, and none before.`}</NoResults>
      ) : (
        <TrendChart {...{ now, before, openFrom, hrefOf, choiceOf }} />
      )}
    </DashboardCard>
  );
}

const NO_KIND = { words: 'of no kind', href: null };
