import { ChevronLeft } from 'lucide-react';
import Link from 'next/link';
import { BarTable } from '@/components/charts/bar-table';
import { SumLine } from '@/components/charts/sum-line';
import { Card, Empty } from '@/components/dashboard/card';
import { getUsersPerRegion } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { sumOf } from '@/lib/stats/sum';
import { getCachedUsersPerCountry } from './cached-stats';
import { failedCard } from './failed-card';
import { usersOfCountries, usersOfRegion } from './row-links';
import { sourceOf } from './source';
import { addressOf, type View } from './view';

/** Golfers of one country by region, with a link back to all countries. */
export async function regionsCard(country: string, view: View) {
  const [regions, countries] = await Promise.all([
    toResult(getUsersPerRegion(country)),
    toResult(getCachedUsersPerCountry()),
  ]);
  const back = (
    <Link href={addressOf(view, { country: null })} prefetch={false} scroll={false} className="dash-back">
      <ChevronLeft aria-hidden className="size-4" />
      All countries
    </Link>
  );
  if (!regions.ok) return failedCard('Users per region', regions.failure, view, back);
  if (!countries.ok) return failedCard('Users per region', countries.failure, view, back);
  const { items } = regions.value;
  const found = countries.value.items.find((item) => item.country.uid === country);
  const total = found?.count ?? 0;
  const made = items.reduce((sum, { count }) => sum + count, 0);
  const bars = items.map(({ region, count }) => ({
    name: region.name,
    count,
    href: usersOfRegion(country, region.uid),
  }));
  return (
    <Card
      id="users-per-country"
      title={found ? `Users in ${found.country.name}` : 'Users per region'}
      source={sourceOf(
        view,
        'Golfers of one country by region.',
        [`/admin/dashboard/stats/countries/${country}/users-per-region`],
        ['/admin/dashboard/stats/users-per-country'],
      )}
      figures={back}
    >
      {items.length === 0 ? (
        <Empty>No golfer of this country has a region.</Empty>
      ) : (
        <BarTable label="Users by region" nameHead="Region" countHead="Users" bars={bars} total={total} />
      )}
      <div className="dash-foot">
        <SumLine
          sum={sumOf(total, [{ count: made, words: 'by region', href: null }], {
            words: 'with none',
            href: usersOfRegion(country, null),
          })}
        />
        <p className="dash-sum">
          <Link href={usersOfCountries([country])} prefetch={false} className="dash-link">
            All golfers of this country
          </Link>
        </p>
      </div>
    </Card>
  );
}
