import type { Metadata } from 'next';
import { IssuesLine } from '@/components/old-list/checks/issues-line';
import { OVERDUE } from '@/components/old-list/checks/overdue-issues';
import { ListPage } from '@/components/old-list/list-page';
import { eventTable } from '@/components/resources/events/columns';
import { findIssues } from '@/lib/old-answers/find-issues';
import { events } from '@/lib/old-registry/events';
import { openPage } from '@/lib/old-registry/open-page';

export const metadata: Metadata = { title: 'All Events' };

export default async function AllEventsPage({ searchParams }: PageProps<'/events'>) {
  const page = await openPage(events, { searchParams }, async (opened) => {
    const { list, looked } = await findIssues(await opened, OVERDUE);
    return { list, children: <IssuesLine looked={looked} what={OVERDUE.what} /> };
  });
  return <ListPage page={page} title="All Events" table={eventTable} />;
}
