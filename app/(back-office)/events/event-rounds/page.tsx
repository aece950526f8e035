import type { Metadata } from 'next';
import { ListPage } from '@/components/old-list/list-page';
import { eventRoundTable } from '@/components/resources/event-rounds/columns';
import { eventRounds } from '@/lib/old-registry/event-rounds';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'Event Rounds' };

export default async function EventRoundsPage({ searchParams }: PageProps<'/events/event-rounds'>) {
  const page = await openPage(eventRounds, { searchParams });
  return <ListPage page={page} title="Event Rounds" table={eventRoundTable} />;
}
