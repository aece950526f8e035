import type { Metadata } from 'next';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { countryColumns } from '@/components/places/country-columns';
import { listCountries } from '@/lib/api/places';
import { requireSession } from '@/lib/auth/session/session';
import { CountriesQuery } from '@/lib/contract/places';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All countries' };

type Props = { searchParams: Promise<SearchParams> };

export default async function CountriesPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone } = await readListRequest(CountriesQuery, searchParams);
  const answer = await toResult(listCountries(query));
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
