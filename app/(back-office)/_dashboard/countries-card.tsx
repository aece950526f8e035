import { BarTable } from '@/components/charts/bar-table';
import { SumLine } from '@/components/charts/sum-line';
import { DashboardCard, Figures, NoResults } from '@/components/dashboard/card';
import { nameOrUid } from '@/components/record/name-or-uid';
import { toResult } from '@/lib/contract/result';
import { firstBars } from '@/lib/stats/bars';
import { sumOf } from '@/lib/stats/sum';
import { getCachedTotal, getCachedUsersPerCountry } from './cached-stats';
import { failedCard } from './failed-card';
import { usersOfCountries, usersOfNoCountry } from './row-links';
import { sourceOf } from './source';
import { addressOf, type View } from './view';

const MOST = 8;

/** Golfers by country; each country links to its regions. */
export async function countriesCard(title: string, view: View) {
  const answer = await toResult(Promise.all([getCachedUsersPerCountry(), getCachedTotal('users')]));
  if (!answer.ok) return failedCard(title, answer.failure, view);
  const [{ items }, { total }] = answer.value;
  const bars = items.map(({ country, count }) => ({
    name: nameOrUid(country, ({ name }) => name),
    nameHref: addressOf(view, { country: country.uid }),
    count,
    uids: [country.uid],
    href: usersOfCountries([country.uid]),
  }));
  const { first, others } = firstBars(bars, MOST);
  const rest = others && { ...others, href: usersOfCountries(others.uids), others: true };
  const made = items.reduce((sum, { count }) => sum + count, 0);
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
          <SumLine
            sum={sumOf(total, [{ count: made, words: 'by country', href: null }], {
              words: 'with none',
              href: usersOfNoCountry,
            })}
          />
          {rest && (
            <Figures label="All countries">
              <BarTable {...table} label="Users by country, all of them" bars={bars} />
            </Figures>
          )}
        </>
      }
    >
      {items.length === 0 ? (
        <NoResults>No golfer has a country.</NoResults>
      ) : (
        <BarTable {...table} bars={rest ? [...first, rest] : first} />
      )}
    </DashboardCard>
  );
}
