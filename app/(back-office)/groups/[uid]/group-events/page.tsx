import type { Metadata } from 'next';
import { IssuesLine } from '@/components/old-list/checks/issues-line';
import { OVERDUE } from '@/components/old-list/checks/overdue-issues';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { groupEventTable } from '@/components/resources/events/columns';
import { findIssues } from '@/lib/old-answers/find-issues';
import { group } from '@/lib/old-records/group';
import { eventsOfGroup } from '@/lib/old-registry/events';
import { openListOf } from '@/lib/old-registry/open-record';

export const metadata: Metadata = { title: 'Group Events' };

export default async function GroupEventsPage(props: PageProps<'/groups/[uid]/group-events'>) {
  const opened = await openListOf(eventsOfGroup, group, props, async (all) => {
    const { list, looked } = await findIssues(await all, OVERDUE);
    return { list, children: <IssuesLine looked={looked} what={OVERDUE.what} /> };
  });
  return <RecordListPage opened={opened} title="Group Events" table={groupEventTable} />;
}
