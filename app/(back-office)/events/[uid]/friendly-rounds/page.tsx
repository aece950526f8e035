import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EventSubject } from '@/components/golf/event-subject';
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
import { getEvent } from '@/lib/api/events';
import { listFriendlyRoundsOfEvent } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session';
import { isNotFound, settle } from '@/lib/contract/failure';
import { AllFriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { readUid } from '@/lib/list/uid';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
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
    settle(listFriendlyRoundsOfEvent(uid, query)),
    settle(getEvent(uid)),
    filterChoices(['country', 'course'], { state, everyChoice }),
  ]);
  if (isNotFound(event)) notFound();
  const columns = friendlyRoundColumns(timeZone);
  const options = { ...friendlyRoundOptions, ...choices };
  const pathname = routes.eventFriendlyRounds(uid);
  const list = { pathname, state, answer, filters: friendlyRoundFilters, options, timeZone };
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
