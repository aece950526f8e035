import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-page';
import { eventFacts } from '@/components/resources/events/facts';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { event } from '@/lib/records/event';
import { friendlyRoundsOfEvent } from '@/lib/registry/friendly-rounds';
import { openListOf } from '@/lib/registry/open-record';

export const metadata: Metadata = { title: 'Friendly Rounds' };

export default async function EventFriendlyRoundsPage(props: PageProps<'/events/[uid]/friendly-rounds'>) {
  const opened = await openListOf(friendlyRoundsOfEvent, event, props);
  return <RecordListPage opened={opened} title="Friendly Rounds" table={friendlyRoundTable} drawn={eventFacts} />;
}
