import { BarTable } from '@/components/charts/bar-table';
import { Figures } from '@/components/charts/figures';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { fetchTotal, fetchUsersPerCountry } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { firstBars } from '@/lib/stats/bars';
import { usersOfCountries, usersOfNoCountry } from '@/lib/stats/row-links';
import { sumOfItems } from '@/lib/stats/sum';
import { FailedCard } from './failed-card';
import { addressOf, type View } from './view';

const TITLE = 'Users per country';
const MOST = 8;

export async function CountriesCard({ view }: { view: View }) {
  const loaded = await toResult(Promise.all([fetchUsersPerCountry(), fetchTotal('users')]));
  if (!loaded.ok) return <FailedCard title={TITLE} failure={loaded.failure} view={view} />;
  const [{ items }, { total }] = loaded.value;
  const bars = items.map(({ uid, name, count }) => ({
    name,
    nameHref: uid === null ? undefined : addressOf(view, { country: uid }),
    count,
    uids: uid === null ? [] : [uid],
    href: uid === null ? null : usersOfCountries([uid]),
  }));
  const { first, others } = firstBars(bars, MOST);
  const rest = others && {
    name: others.name,
    count: others.count,
    href: others.uids.length === 0 ? null : usersOfCountries(others.uids),
    others: true,
  };
  const all = bars.map(({ uids, ...bar }) => bar);
  const table = { label: 'Users by country', nameHead: 'Country', countHead: 'Users', total };
  return (
    <DashboardCard
      id="users-per-country"
      title={TITLE}
      source={{
        counts: 'Users by country. Select a country to see its regions, or a bar to see its users.',
        fetchedAt: view.fetched,
      }}
      footer={
        <>
          <SumLine sum={sumOfItems(total, items, 'by country', { words: 'with none', href: usersOfNoCountry })} />
          {rest && (
            <Figures label="All countries">
              <BarTable {...table} label="Users in all countries" bars={all} />
            </Figures>
          )}
        </>
      }
    >
      {items.length === 0 ? (
        <NoResults>No user has a country.</NoResults>
      ) : (
        <BarTable {...table} bars={rest ? [...all.slice(0, first.length), rest] : all} />
      )}
    </DashboardCard>
  );
}
