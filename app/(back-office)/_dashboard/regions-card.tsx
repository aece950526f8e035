import { ChevronLeft } from 'lucide-react';
import { BarTable } from '@/components/charts/bar-table';
import { Note } from '@/components/charts/links';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { Link } from '@/components/navigation/link';
import { fetchUsersPerCountry, fetchUsersPerRegion } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { usersOfCountries, usersOfRegion } from '@/lib/stats/row-links';
import { sumOfItems } from '@/lib/stats/sum';
import { FailedCard } from './failed-card';
import { addressOf, type View } from './view';

const TITLE = 'Users per region';

export async function RegionsCard({ country, view }: { country: string; view: View }) {
  const loaded = await toResult(Promise.all([fetchUsersPerRegion(country), fetchUsersPerCountry()]));
  const back = (
    <Link
      href={addressOf(view, { country: null })}
      scroll={false}
      className="inline-flex items-center gap-1 rounded-sm text-sm hover:underline"
    >
      <ChevronLeft aria-hidden />
      All countries
    </Link>
  );
  if (!loaded.ok) return <FailedCard title={TITLE} failure={loaded.failure} view={view} back={back} />;
  const [{ items }, countries] = loaded.value;
  const counted = countries.items.find(({ uid }) => uid === country);
  const total = counted?.count ?? 0;
  const bars = items.map(({ uid, name, count }) => ({
    name,
    count,
    href: uid === null ? null : usersOfRegion(country, uid),
  }));
  return (
    <DashboardCard
      id="users-per-country"
      title={counted ? `Users in ${counted.name}` : TITLE}
      source={{ counts: 'Users of this country by region.', fetchedAt: view.fetched }}
      figures={back}
      footer={
        <>
          <SumLine
            sum={sumOfItems(total, items, 'by region', { words: 'with none', href: usersOfRegion(country, null) })}
          />
          <Note>
            <Link href={usersOfCountries([country])}>All users of this country</Link>
            <span className="ml-2.5">All other figures of the dashboard count all countries.</span>
          </Note>
        </>
      }
    >
      {items.length === 0 ? (
        <NoResults>No user of this country has a region.</NoResults>
      ) : (
        <BarTable label="Users by region" nameHead="Region" countHead="Users" bars={bars} total={total} />
      )}
    </DashboardCard>
  );
}
