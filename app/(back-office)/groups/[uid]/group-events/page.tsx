import type { Metadata } from 'next';
import { IssuesLine } from '@/components/list/checks/issues-line';
import { OVERDUE } from '@/components/list/checks/overdue-issues';
import { RecordListPage } from '@/components/record/record-list-page';
import { groupEventTable } from '@/components/resources/events/columns';
import { findIssues } from '@/lib/answers/find-issues';
import { group } from '@/lib/records/group';
import { eventsOfGroup } from '@/lib/registry/events';
import { openListOf } from '@/lib/registry/open-record';

export const metadata: Metadata = { title: 'Group Events' };

export default async function GroupEventsPage(props: PageProps<'/groups/[uid]/group-events'>) {
  const opened = await openListOf(eventsOfGroup, group, props, async (all) => {
    const { list, looked } = await findIssues(await all, OVERDUE);
    return { list, children: <IssuesLine looked={looked} what={OVERDUE.what} /> };
  });
  return <RecordListPage opened={opened} title="Group Events" table={groupEventTable} />;
}
