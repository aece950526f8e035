import { SumLine } from '@/components/charts/sum-line';
import { TrendChart } from '@/components/charts/trend-chart';
import { looksOf } from '@/components/charts/trend-config';
import { trendRows } from '@/components/charts/trend-rows';
import { TrendTable } from '@/components/charts/trend-table';
import { DashboardCard, Figures, NoResults } from '@/components/dashboard/card';
import { serialized } from '@/components/lazy/serialized';
import { getSeries, type SeriesName } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { needing } from '@/lib/contract/wire/unread';
import { formatCount } from '@/lib/format/number';
import { titleCase } from '@/lib/format/title-case';
import { seriesQuery } from '@/lib/stats/comparison';
import { apartWords, comparedWords } from '@/lib/stats/comparison-words';
import { type Span, spanOfAll, spanWords } from '@/lib/stats/days';
import { kindLabel } from '@/lib/stats/kind-label';
import { sumOf } from '@/lib/stats/sum';
import { type Point, trendOf } from '@/lib/stats/trend';
import { failedCard } from './failed-card';
import { sourceOf } from './source';
import { TrendFigures } from './trend-figures';
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
  const { comparison, timeZone, today } = view;
  const { interval, openFrom } = comparison;
  const queries = comparison.asked.map((span) => seriesQuery(span, interval, timeZone));
  const answers = Promise.all(queries.map((query) => getSeries(series, query)));
  const answer = await toResult(
    answers.then((all) =>
      trendOf(
        all.map((one) => needing(one, 'items')),
        comparison,
      ),
    ),
  );
  if (!answer.ok) return failedCard(title, answer.failure, view);
  const { now, before, compared, apart } = answer.value;
  const sum = ({ span, count, byKind }: Point) =>
    byKind &&
    sumOf(
      count,
      byKind.map(({ kind, count }) => ({ count, words: kindLabel(kind), href: rowsOfKind?.(kind, span) ?? null })),
      { words: 'of no kind', href: null },
    );
  const sumLine = (point: Point | undefined | null, label?: string) => {
    const parts = point && sum(point);
    return parts && <SumLine sum={parts} label={label} />;
  };
  const choiceOf = (point: Point) => sum(point)?.parts ?? [];
  /** Where the rows are in two lists, the table row that has both. */
  const hrefOf = (point: Point) => {
    const [only, ...others] = choiceOf(point);
    return others.length > 0 ? `#${id}-${point.span.first}` : (only?.href ?? rowsOf(point.span));
  };
  const none = [...now, ...before].every(({ count }) => count === 0);
  const wordsApart = apart ? apartWords(apart.span, interval, today) : '';
  const why = [counts, `${comparedWords(comparison)}.`];
  if (compared && apart) why.push(`Not compared: ${formatCount(apart.count)} ${wordsApart}.`);
  const drawn = { now, before, interval, looks: looksOf(now, openFrom, interval) };
  return (
    <DashboardCard
      id={id}
      title={title}
      source={sourceOf(view, why.join(' '), ...queries.map((query) => [endpoint, query] as const))}
      figures={<TrendFigures {...{ compared, apart, rowsOf }} apartWords={wordsApart} />}
      footer={
        !none && (
          <>
            {sumLine(compared?.now)}
            {sumLine(compared?.before, 'Before')}
            {sumLine(apart, compared ? `Not compared, ${wordsApart}` : undefined)}
            <Figures>
              <TrendTable
                label={title}
                head={titleCase(interval)}
                rows={serialized(trendRows({ id, ...drawn, rowsOf, sum }))}
              />
            </Figures>
          </>
        )
      }
    >
      {none ? (
        <NoResults>{`None ${spanWords(spanOfAll(comparison.now), true)}, and none before.`}</NoResults>
      ) : (
        <TrendChart {...{ ...drawn, hrefOf, choiceOf }} />
      )}
    </DashboardCard>
  );
}
