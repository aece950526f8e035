import type { Metadata } from 'next';
import { Legend } from '@/components/dashboard/legend';
import { PeriodForm } from '@/components/dashboard/period-form';
import { requireSession } from '@/lib/auth/session/session';
import type { SearchParams } from '@/lib/list/list-state';
import { routes } from '@/lib/routes';
import { CardSlot } from './_dashboard/card-slot';
import { legendOf, periodFormOf } from './_dashboard/period';
import { isLate, renderCards } from './_dashboard/render-cards';
import { addressOf, readView } from './_dashboard/view';

export const metadata: Metadata = { title: 'Dashboard' };

type Props = { searchParams: Promise<SearchParams> };

export default async function DashboardPage({ searchParams }: Props) {
  await requireSession();
  const view = await readView(await searchParams);
  const rendered = await renderCards(view);
  const slot = (name: keyof typeof rendered) => <CardSlot name={name} card={rendered[name]} view={view} />;
  return (
    <div className="dashboard">
      {isLate(rendered) && (
        <noscript>
          <meta httpEquiv="refresh" content={`0;url=${addressOf(view, { waitForAll: true })}`} />
        </noscript>
      )}
      <div className="dash-header">
        <h1 className="text-xl font-semibold">Dashboard</h1>
        <PeriodForm pathname={routes.dashboard} {...periodFormOf(view)} />
      </div>
      <div className="dash-tiles">
        {slot('users')}
        {slot('groups')}
        {slot('events')}
        {slot('rounds')}
      </div>
      <Legend {...legendOf(view)} />
      <div className="dash-grid">
        {slot('newUsers')}
        {slot('newGroups')}
        {slot('newEvents')}
        {slot('playedRounds')}
        {slot('usersPerCountry')}
        {slot('groupSizes')}
      </div>
    </div>
  );
}
