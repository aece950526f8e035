import type { Metadata } from 'next';
import { columnNames } from '@/components/list/column-names';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { listCountries } from '@/lib/api/places';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { CountriesQuery } from '@/lib/contract/places';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';
import { countryColumns } from './columns';

export const metadata: Metadata = { title: 'All countries' };

type Props = { searchParams: Promise<SearchParams> };

export default async function CountriesPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone } = await readListRequest(CountriesQuery, searchParams);
  const answer = await settle(listCountries(query));
  const columns = countryColumns();
  const list = { pathname: routes.countries, state, answer, timeZone };
  return (
    <ListNavigation
      name="countries"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('countries', columns, state)}
    >
      <ListHeader title="All countries" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name, code or ID" />
        <ListMenu list="countries" {...list} />
      </ListHeader>
      <Table label="Countries" columns={columns} nothingYet="There are no countries yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
