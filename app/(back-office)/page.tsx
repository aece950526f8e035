import type { Metadata } from 'next';
import { Legend } from '@/components/dashboard/legend';
import { PeriodForm } from '@/components/dashboard/period-form';
import { Link } from '@/components/navigation/link';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/read-session';
import { screenNames } from '@/lib/names';
import { routes } from '@/lib/routes';
import { spanOfAll } from '@/lib/stats/days';
import { series } from '@/lib/stats/series';
import { CardSlot } from './_dashboard/card-slot';
import { CountriesCard } from './_dashboard/countries-card';
import { GroupSizesCard } from './_dashboard/group-sizes-card';
import { RegionsCard } from './_dashboard/regions-card';
import { TotalCard } from './_dashboard/total-card';
import { totals } from './_dashboard/totals';
import { TrendCard, trends } from './_dashboard/trend-card';
import { addressOf, keptIn, readView } from './_dashboard/view';

const { title } = screenNames['/'];

export const metadata: Metadata = { title };

export default async function DashboardPage({ searchParams }: PageProps<'/'>) {
  await requireSession();
  const view = await readView(await searchParams);
  const { period, comparison, today, timeZone, fetchedAt, country } = view;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-6 pt-5 pb-4 incomplete:invisible max-sm:px-4">
        <h1 className="text-xl font-semibold">Dashboard</h1>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <PeriodForm
            period={period}
            days={spanOfAll(comparison.now)}
            today={today}
            kept={keptIn(view)}
            hrefOf={(other) => addressOf(view, { period: other })}
          />
          <Link href={routes.nowPlaying} className={`${textLink} print:hidden`}>
            Now playing
          </Link>
        </div>
      </div>
      <noscript>
        <p className="px-6 pb-4 text-sm text-muted-foreground max-sm:px-4">Turn on JavaScript to see the dashboard.</p>
      </noscript>
      <div className="grid grid-cols-4 overflow-clip border-y max-lg:grid-cols-2">
        {totals.map((total) => (
          <CardSlot key={total.name} title={total.title} size="sm" view={view}>
            <TotalCard {...total} view={view} />
          </CardSlot>
        ))}
      </div>
      <Legend comparison={comparison} timeZone={timeZone} fetchedAt={fetchedAt} href={addressOf(view)} />
      <div className="mb-10 grid grid-cols-2 gap-x-12 overflow-clip px-6 max-lg:grid-cols-1 max-sm:px-4">
        {trends.map((trend) => (
          <CardSlot key={trend.id} title={series[trend.name].label} view={view}>
            <TrendCard {...trend} view={view} />
          </CardSlot>
        ))}
        <CardSlot title="Users per country" view={view}>
          {country === null ? <CountriesCard view={view} /> : <RegionsCard country={country} view={view} />}
        </CardSlot>
        <CardSlot title="Group sizes" view={view}>
          <GroupSizesCard view={view} />
        </CardSlot>
      </div>
    </>
  );
}
