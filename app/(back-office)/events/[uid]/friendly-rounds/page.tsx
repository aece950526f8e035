import type { Metadata } from 'next';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { eventFacts } from '@/components/resources/events/facts';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { event } from '@/lib/old-records/event';
import { friendlyRoundsOfEvent } from '@/lib/old-registry/friendly-rounds';
import { openListOf } from '@/lib/old-registry/open-record';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function EventFriendlyRoundsPage(props: PageProps<'/events/[uid]/friendly-rounds'>) {
  const opened = await openListOf(friendlyRoundsOfEvent, event, props);
  return <RecordListPage opened={opened} title="Friendly Rounds" table={friendlyRoundTable} drawn={eventFacts} />;
}
