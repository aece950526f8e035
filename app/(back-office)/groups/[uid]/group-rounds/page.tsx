import type { Metadata } from 'next';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { groupRoundTable } from '@/components/resources/event-rounds/columns';
import { group } from '@/lib/old-records/group';
import { eventRoundsOfGroup } from '@/lib/old-registry/event-rounds';
import { openListOf } from '@/lib/old-registry/open-record';

export const metadata: Metadata = { title: 'Group Rounds' };

export default async function GroupRoundsPage(props: PageProps<'/groups/[uid]/group-rounds'>) {
  const opened = await openListOf(eventRoundsOfGroup, group, props);
  return <RecordListPage opened={opened} title="Group Rounds" table={groupRoundTable} />;
}
