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
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { friendlyRoundFilters, friendlyRoundOptions } from '@/components/friendly-rounds/filters';
import { listFriendlyRounds } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session/session';
import { AllFriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Friendly rounds' };

type Props = { searchParams: Promise<SearchParams> };

export default async function FriendlyRoundsPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(
    AllFriendlyRoundsQuery,
    searchParams,
    friendlyRoundFilters,
  );
  const [answer, choices] = await Promise.all([
    toResult(listFriendlyRounds(query)),
    filterChoices(['country', 'course'], { state, everyChoice }),
  ]);
  const columns = friendlyRoundColumns(timeZone);
  const options = { ...friendlyRoundOptions, ...choices };
  const list = { pathname: routes.friendlyRounds, state, answer, filters: friendlyRoundFilters, options, timeZone };
  recordIgnoredFilters(list);
  return (
    <ListNavigation
      name="friendly-rounds"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('friendly-rounds', columns, state)}
    >
      <ListHeader title="Friendly rounds" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Course, creator or ID" />
        <FilterPanel {...list} />
        <ListMenu list="friendly-rounds" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Friendly rounds" columns={columns} nothingYet="There are no friendly rounds yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
