import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
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
import { EventSubject } from '@/components/events/subject';
import { friendlyRoundColumns } from '@/components/friendly-rounds/columns';
import { friendlyRoundFilters, friendlyRoundOptions } from '@/components/friendly-rounds/filters';
import { getEvent } from '@/lib/api/events';
import { listFriendlyRoundsOfEvent } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session/session';
import { AllFriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { isNotFound, toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Friendly rounds' };

type Props = { params: Promise<{ uid: string }>; searchParams: Promise<SearchParams> };

export default async function EventFriendlyRoundsPage({ params, searchParams }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const { state, query, timeZone, everyChoice } = await readListRequest(
    AllFriendlyRoundsQuery,
    searchParams,
    friendlyRoundFilters,
  );
  const [answer, event, choices] = await Promise.all([
    toResult(listFriendlyRoundsOfEvent(uid, query)),
    toResult(getEvent(uid)),
    filterChoices(['country', 'course'], { state, everyChoice }),
  ]);
  if (isNotFound(event)) notFound();
  const columns = friendlyRoundColumns(timeZone);
  const options = { ...friendlyRoundOptions, ...choices };
  const pathname = routes.eventFriendlyRounds(uid);
  const list = { pathname, state, answer, filters: friendlyRoundFilters, options, timeZone };
  recordIgnoredFilters(list);
  return (
    <ListNavigation
      name="friendly-rounds"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('friendly-rounds', columns, state)}
    >
      <ListHeader title="Friendly rounds" subject={<EventSubject event={event} timeZone={timeZone} />} {...list}>
        <SearchBox pathname={pathname} state={state} what="Course, creator or ID" />
        <FilterPanel {...list} />
        <ListMenu list="event-friendly-rounds" uid={uid} {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table
        label="Friendly rounds"
        columns={columns}
        nothingYet="Around this event no friendly rounds were played."
        {...list}
      />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
