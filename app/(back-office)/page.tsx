import type { Metadata } from 'next';
import { Legend } from '@/components/dashboard/legend';
import { PeriodForm } from '@/components/dashboard/period-form';
import { Link } from '@/components/navigation/link';
import { WholePage } from '@/components/old-lazy/whole-page';
import { textLink } from '@/components/ui/text-link';
import { requireSession } from '@/lib/auth/session/session';
import { routes } from '@/lib/routes';
import { sendHeadersEarly } from '@/lib/server/requests/early-headers';
import { spanOfAll } from '@/lib/stats/days';
import { CardSlot } from './_dashboard/card-slot';
import { renderCards } from './_dashboard/render-cards';
import { addressOf, keptIn, readView } from './_dashboard/view';

export const metadata: Metadata = { title: 'Dashboard' };

const beside = [
  { label: 'Now playing', href: routes.nowPlaying },
  { label: 'Month report', href: routes.monthReport },
];

const totals = ['users', 'groups', 'events', 'rounds'] as const;
const charts = ['newUsers', 'newGroups', 'newEvents', 'playedRounds', 'usersPerCountry', 'groupSizes'] as const;

export default async function DashboardPage({ searchParams }: PageProps<'/'>) {
  await requireSession();
  sendHeadersEarly();
  const view = await readView(await searchParams);
  const { period, comparison, today, timeZone, fetchedAt } = view;
  const rendered = await renderCards(view);
  return (
    <WholePage whole={view.waitForAll}>
      {!view.waitForAll && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${addressOf(view, { waitForAll: true })}`} />
        </noscript>
      )}
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
          {beside.map(({ label, href }) => (
            <Link key={href} href={href} className={`${textLink} print:hidden`}>
              {label}
            </Link>
          ))}
        </div>
      </div>
      <div className="grid grid-cols-4 overflow-clip border-y max-lg:grid-cols-2">
        {totals.map((name) => (
          <CardSlot key={name} name={name} size="sm" card={rendered[name]} view={view} />
        ))}
      </div>
      <Legend comparison={comparison} timeZone={timeZone} fetchedAt={fetchedAt} href={addressOf(view)} />
      <div className="mb-10 grid grid-cols-2 gap-x-12 overflow-clip px-6 max-lg:grid-cols-1 max-sm:px-4">
        {charts.map((name) => (
          <CardSlot key={name} name={name} size="default" card={rendered[name]} view={view} />
        ))}
      </div>
    </WholePage>
  );
}
