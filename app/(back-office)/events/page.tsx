import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { eventColumns } from '@/components/events/columns';
import { LookLine } from '@/components/to-check/look-line';
import { OVERDUE } from '@/components/to-check/overdue-look';
import type { SearchParams } from '@/lib/list/list-state';
import { events } from '@/lib/registry/events';
import { lookThrough } from '@/lib/registry/look-through';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'All Events' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllEventsPage({ searchParams }: Props) {
  const { list, looked } = await lookThrough(await openList(events, searchParams), OVERDUE);
  return (
    <ListScreen list={list} title="All Events" columns={eventColumns(list.timeZone)}>
      <LookLine looked={looked} what={OVERDUE.what} />
    </ListScreen>
  );
}
