import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-page';
import { groupRoundTable } from '@/components/resources/event-rounds/columns';
import { group } from '@/lib/records/group';
import { eventRoundsOfGroup } from '@/lib/registry/event-rounds';
import { openListOf } from '@/lib/registry/open-record';

export const metadata: Metadata = { title: 'Group Rounds' };

export default async function GroupRoundsPage(props: PageProps<'/groups/[uid]/group-rounds'>) {
  const opened = await openListOf(eventRoundsOfGroup, group, props);
  return <RecordListPage opened={opened} title="Group Rounds" table={groupRoundTable} />;
}
