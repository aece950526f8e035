import { Change } from '@/components/charts/change';
import { CountLink } from '@/components/charts/count-link';
import { Figures } from '@/components/charts/figures';
import { Headline, Links } from '@/components/charts/links';
import { SumLine } from '@/components/charts/sum-line';
import { Trend } from '@/components/charts/trend';
import { TrendChart } from '@/components/charts/trend-chart';
import { trendRows } from '@/components/charts/trend-rows';
import { TrendTable } from '@/components/charts/trend-table';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { toResult } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';
import { apartText, comparedText } from '@/lib/stats/comparison-words';
import { type Span, spanOfAll, spanText } from '@/lib/stats/days';
import { type SeriesName, series, sumOfKinds } from '@/lib/stats/series';
import type { Trend as Counted, Point } from '@/lib/stats/trend';
import { FailedCard } from './failed-card';
import { loadTrend } from './load-trend';
import type { View } from './view';

export type TrendCardProps = { id: string; name: SeriesName; counts: string };

const CREATED = 'created in each interval.';

export const trends: readonly TrendCardProps[] = [
  { id: 'new-users', name: 'newUsers', counts: `Users ${CREATED}` },
  { id: 'new-groups', name: 'newGroups', counts: `Groups ${CREATED}` },
  { id: 'new-events', name: 'newEvents', counts: `Events ${CREATED}` },
  {
    id: 'played-rounds',
    name: 'playedRounds',
    counts:
      'All rounds in each interval, whatever their status: friendly rounds by creation date, event rounds by start date.',
  },
];

export async function TrendCard({ id, name, counts, view }: TrendCardProps & { view: View }) {
  const { label: title, rowsOf } = series[name];
  const loaded = await toResult(loadTrend(name, view));
  if (!loaded.ok) return <FailedCard title={title} failure={loaded.failure} view={view} />;
  const { now, before, compared, apart } = loaded.value;
  const { comparison, today } = view;
  const { interval, openFrom } = comparison;
  const sumLine = (point: Point | undefined | null, label?: string) => {
    const parts = point && sumOfKinds(name, point);
    return parts && <SumLine sum={parts} label={label} />;
  };
  const none = [...now, ...before].every(({ count }) => count === 0);
  const wordsApart = apart ? apartText(apart.span, interval, today) : '';
  const why = [counts, `${comparedText(comparison)}.`];
  if (compared && apart) why.push(`Not compared: ${formatCount(apart.count)} ${wordsApart}.`);
  return (
    <Trend id={id} series={name} interval={interval} rows={trendRows({ now, before, interval, openFrom })}>
      <DashboardCard
        id={id}
        title={title}
        source={{ counts: why.join(' '), fetchedAt: view.fetched }}
        figures={<TrendFigures {...{ compared, apart, rowsOf }} apartText={wordsApart} />}
        footer={
          !none && (
            <>
              {sumLine(compared?.now)}
              {sumLine(compared?.before, 'Before')}
              {sumLine(apart, compared ? `Not compared, ${wordsApart}` : undefined)}
              <Figures>
                <TrendTable label={title} />
              </Figures>
            </>
          )
        }
      >
        {none ? (
          <NoResults>{`None ${spanText(spanOfAll(comparison.now))}, and none before.`}</NoResults>
        ) : (
          <TrendChart />
        )}
      </DashboardCard>
    </Trend>
  );
}

type FiguresProps = Pick<Counted, 'compared' | 'apart'> & {
  apartText: string;
  rowsOf: (span: Span) => string | null;
};

const SMALL = 'text-xs whitespace-nowrap text-muted-foreground';

function TrendFigures({ compared, apart, apartText, rowsOf }: FiguresProps) {
  const headline = compared?.now ?? apart;
  return (
    <>
      {headline && (
        <Headline className="text-lg">
          <CountLink count={headline.count} href={rowsOf(headline.span)} />
        </Headline>
      )}
      {compared ? (
        <>
          <Links className={SMALL}>
            <CountLink count={compared.before.count} words="before" href={rowsOf(compared.before.span)} />
          </Links>
          <Change now={compared.now.count} before={compared.before.count} />
          {apart && (
            <Links className={SMALL}>
              <CountLink count={apart.count} words={apartText} href={rowsOf(apart.span)} />
            </Links>
          )}
        </>
      ) : (
        <span className={SMALL}>{apartText}</span>
      )}
    </>
  );
}
