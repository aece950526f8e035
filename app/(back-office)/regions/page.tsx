import type { Metadata } from 'next';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { FilterChips } from '@/components/data-table/filters/filter-chips';
import { FilterPanel } from '@/components/data-table/filters/filter-panel';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { regionColumns } from '@/components/places/region-columns';
import { regionFilters } from '@/components/places/region-filters';
import { listRegions } from '@/lib/api/places';
import { requireSession } from '@/lib/auth/session/session';
import { RegionsQuery } from '@/lib/contract/places';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'All regions' };

type Props = { searchParams: Promise<SearchParams> };

export default async function RegionsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(RegionsQuery, searchParams, regionFilters);
  const [answer, choices] = await Promise.all([
    toResult(listRegions(query)),
    filterChoices(['country'], { state, everyChoice }),
  ]);
  const columns = regionColumns();
  const list = { pathname: routes.regions, state, answer, filters: regionFilters, options: choices, timeZone };
  recordIgnoredFilters(list);
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
