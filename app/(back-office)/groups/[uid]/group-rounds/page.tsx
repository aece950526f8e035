import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list-screen';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewEventRound } from '@/lib/loaders/previews/preview-event-round';
import { eventRoundsOfGroup } from '@/lib/resources/event-rounds';
import { group, groups } from '@/lib/resources/groups';

export const metadata: Metadata = { title: 'Group Rounds' };

export default async function GroupRoundsPage(props: PageProps<'/groups/[uid]/group-rounds'>) {
  const { uid } = await props.params;
  const owner = { record: group, source: groups, uid };
  const data = loadRecordList(eventRoundsOfGroup, owner, props.searchParams, previewEventRound);
  return <RecordListPage title="Group Rounds" list={eventRoundsOfGroup} data={data} />;
}
