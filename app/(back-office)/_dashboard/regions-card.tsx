import { ChevronLeft } from 'lucide-react';
import { BarTable } from '@/components/charts/bar-table';
import { Note } from '@/components/charts/links';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { Link } from '@/components/navigation/link';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { fetchRecord } from '@/lib/api/http/fetch';
import { getUsersPerCountry } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { faultOf, needing } from '@/lib/contract/wire/unread';
import { usersOfCountries, usersOfRegion } from '@/lib/stats/row-links';
import { sumOfItems } from '@/lib/stats/sum';
import { failedCard } from './failed-card';
import { sourceOf } from './source';
import { addressOf, type View } from './view';

/** Golfers of one country by region, with a link back to all countries. */
export async function regionsCard(country: string, view: View) {
  const ofCountry = fetchRecord('dashboard.usersPerRegion', { id: country });
  const [regions, countries] = await Promise.all([
    toResult(ofCountry.then((all) => needing(all, 'items.count', 'items.region.uid'))),
    toResult(getUsersPerCountry().then((all) => needing(all, 'items.count'))),
  ]);
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
  if (!regions.ok) return failedCard('Users per region', regions.failure, view, { back });
  if (!countries.ok) return failedCard('Users per region', countries.failure, view, { back });
  const { items } = regions.value;
  const of = countries.value.items.find((item) => item.country?.uid === country);
  // Its golfers may be counted in a row that does not say whose it is.
  const total = of?.count ?? faultOf(countries.value, 'items.country.uid') ?? 0;
  const bars = items.map(({ region, count }) => ({
    name: nameOrUid(region, 'name'),
    count,
    href: usersOfRegion(country, region.uid),
  }));
  return (
    <DashboardCard
      id="users-per-country"
      title={of?.country ? `Users in ${nameOrUid(of.country, 'name')}` : 'Users per region'}
      source={sourceOf(
        view,
        'Golfers of one country by region.',
        [`/admin/dashboard/stats/countries/${country}/users-per-region`],
        ['/admin/dashboard/stats/users-per-country'],
      )}
      figures={back}
      footer={
        <>
          {typeof total === 'number' && (
            <SumLine
              sum={sumOfItems(total, items, 'by region', { words: 'with none', href: usersOfRegion(country, null) })}
            />
          )}
          <Note>
            <Link href={usersOfCountries([country])}>All golfers of this country</Link>
          </Note>
        </>
      }
    >
      {items.length === 0 ? (
        <NoResults>No golfer of this country has a region.</NoResults>
      ) : (
        <BarTable label="Users by region" nameHead="Region" countHead="Users" bars={bars} total={total} />
      )}
    </DashboardCard>
  );
}
