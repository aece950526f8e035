import type { Metadata } from 'next';
import { ListScreen } from '@/components/data-table/list-screen';
import { eventRoundColumns } from '@/components/event-rounds/columns';
import type { SearchParams } from '@/lib/list/list-state';
import { eventRounds } from '@/lib/registry/event-rounds';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Event Rounds' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventRoundsPage({ searchParams }: Props) {
  const list = await openList(eventRounds, searchParams);
  return <ListScreen list={list} title="Event Rounds" columns={eventRoundColumns(list.timeZone)} />;
}
