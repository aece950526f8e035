import type { Metadata } from 'next';
import { friendlyRoundColumns } from '@/components/golf/friendly-round-columns';
import { friendlyRoundFilters, friendlyRoundOptions } from '@/components/golf/friendly-round-filters';
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
import { listFriendlyRounds } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session';
import { settle } from '@/lib/contract/failure';
import { AllFriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
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
    settle(listFriendlyRounds(query)),
    filterChoices(['country', 'course'], { state, everyChoice }),
  ]);
  const columns = friendlyRoundColumns(timeZone);
  const options = { ...friendlyRoundOptions, ...choices };
  const list = { pathname: routes.friendlyRounds, state, answer, filters: friendlyRoundFilters, options, timeZone };
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
