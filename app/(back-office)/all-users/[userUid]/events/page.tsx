import type { Metadata } from 'next';
import { playerResult } from '@/components/golf/outcome/player-result';
import { failedIn, withResults } from '@/components/golf/outcome/result-column';
import { IssuesLine } from '@/components/old-list/checks/issues-line';
import { OVERDUE } from '@/components/old-list/checks/overdue-issues';
import { ResultsLine } from '@/components/old-list/checks/results-line';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { eventTable } from '@/components/resources/events/columns';
import { eventBoards } from '@/lib/api/event-boards';
import { findIssues } from '@/lib/old-answers/find-issues';
import { findResults } from '@/lib/old-answers/find-results';
import { golfer } from '@/lib/old-records/golfer';
import { eventsOfUser } from '@/lib/old-registry/events';
import { openListOf } from '@/lib/old-registry/open-record';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User Events' };

/** The board that decides: in an event of teams that of the teams. */
const WHOLE = { tab: 'overview', board: null, team: null } as const;

export default async function UserEventsPage(props: PageProps<'/all-users/[userUid]/events'>) {
  const opened = await openListOf(eventsOfUser, golfer, props, async (all, uid) => {
    const { list, looked } = await findIssues(await all, OVERDUE);
    const results = await findResults(list, async (event) =>
      playerResult(await eventBoards(event, WHOLE), uid, event.status ?? undefined),
    );
    const table = withResults(eventTable(list.timeZone), results, (event, tab) =>
      routes.eventBoardAt(event.uid, tab, uid),
    );
    const children = (
      <>
        <ResultsLine {...results} failed={failedIn(results)} />
        <IssuesLine looked={looked} what={OVERDUE.what} />
      </>
    );
    return { list, table, children };
  });
  return <RecordListPage opened={opened} title="User Events" table={eventTable} />;
}
