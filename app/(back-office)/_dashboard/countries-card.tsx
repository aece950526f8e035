import { BarTable } from '@/components/charts/bar-table';
import { Figures } from '@/components/charts/figures';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, NoResults } from '@/components/dashboard/card';
import { nameOrUid } from '@/components/old-cells/name-or-uid';
import { getTotal, getUsersPerCountry } from '@/lib/api/stats';
import { needing } from '@/lib/contract/wire/unread';
import { firstBars } from '@/lib/stats/bars';
import { usersOfCountries, usersOfNoCountry } from '@/lib/stats/row-links';
import { sumOfItems } from '@/lib/stats/sum';
import { sourceOf } from './source';
import { addressOf, type View } from './view';

const MOST = 8;

export async function countriesCard(title: string, view: View) {
  const [countries, all] = await Promise.all([getUsersPerCountry(), getTotal('users')]);
  const { items } = needing(countries, 'items.count', 'items.country.uid');
  const { total } = needing(all, 'total');
  const bars = items.map(({ country, count }) => ({
    name: nameOrUid(country, 'name'),
    nameHref: addressOf(view, { country: country.uid }),
    count,
    uids: [country.uid],
    href: usersOfCountries([country.uid]),
  }));
  const { first, others } = firstBars(bars, MOST);
  const rest = others && { ...others, href: usersOfCountries(others.uids), others: true };
  const table = { label: 'Users by country', nameHead: 'Country', countHead: 'Users', total };
  return (
    <DashboardCard
      id="users-per-country"
      title={title}
      source={sourceOf(
        view,
        'Golfers by country. A country opens to its regions, its bar leads to the golfers.',
        ['/admin/dashboard/stats/users-per-country'],
        ['/admin/dashboard/stats/users'],
      )}
      footer={
        <>
          <SumLine sum={sumOfItems(total, items, 'by country', { words: 'with none', href: usersOfNoCountry })} />
          {rest && (
            <Figures label="All countries">
              <BarTable {...table} label="Users by country, all of them" bars={bars.map(barOf)} />
            </Figures>
          )}
        </>
      }
    >
      {items.length === 0 ? (
        <NoResults>No golfer has a country.</NoResults>
      ) : (
        <BarTable {...table} bars={(rest ? [...first, rest] : first).map(barOf)} />
      )}
    </DashboardCard>
  );
}

/** Without the uids: what a table is given travels to the browser. */
function barOf<Some extends { uids: readonly string[] }>({ uids, ...bar }: Some) {
  return bar;
}
