import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { eventColumns } from '@/components/events/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { events } from '@/lib/registry/events';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'All Events' };

type Props = { searchParams: Promise<SearchParams> };

export default async function AllEventsPage({ searchParams }: Props) {
  const list = await openList(events, searchParams);
  return <ListScreen list={list} title="All Events" columns={eventColumns(list.timeZone)} />;
}
