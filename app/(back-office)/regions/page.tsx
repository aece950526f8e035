import type { Metadata } from 'next';
import { columnNames } from '@/components/list/column-names';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { regionFilters } from '@/components/people/region-filters';
import { listRegions } from '@/lib/api/places';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { RegionsQuery } from '@/lib/contract/places';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';
import { regionColumns } from './columns';

export const metadata: Metadata = { title: 'All regions' };

type Props = { searchParams: Promise<SearchParams> };

export default async function RegionsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(RegionsQuery, searchParams, regionFilters);
  const [answer, choices] = await Promise.all([
    settle(listRegions(query)),
    filterChoices(['country'], { state, everyChoice }),
  ]);
  const columns = regionColumns();
  const list = { pathname: routes.regions, state, answer, filters: regionFilters, options: choices, timeZone };
  return (
    <ListNavigation
      name="regions"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('regions', columns, state)}
    >
      <ListHeader title="All regions" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name or ID" />
        <FilterPanel {...list} />
        <ListMenu list="regions" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Regions" columns={columns} nothingYet="There are no regions yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
