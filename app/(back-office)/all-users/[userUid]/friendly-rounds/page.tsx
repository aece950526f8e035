import type { Metadata } from 'next';
import { ownResult } from '@/components/golf/outcome/own-result';
import { failedIn, withResults } from '@/components/golf/outcome/result-column';
import { ResultsLine } from '@/components/old-list/checks/results-line';
import { RecordListPage } from '@/components/old-record/record-list-page';
import { friendlyRoundTable } from '@/components/resources/friendly-rounds/columns';
import { friendlyLeaders } from '@/lib/api/friendly-boards';
import { findResults } from '@/lib/old-answers/find-results';
import { golfer } from '@/lib/old-records/golfer';
import { friendlyRoundsOfUser } from '@/lib/old-registry/friendly-rounds';
import { openListOf } from '@/lib/old-registry/open-record';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User Friendly Rounds' };

const columns = (timeZone: string) => friendlyRoundTable(timeZone, 'name');

export default async function UserFriendlyRoundsPage(props: PageProps<'/all-users/[userUid]/friendly-rounds'>) {
  const opened = await openListOf(friendlyRoundsOfUser, golfer, props, async (all, uid) => {
    const list = await all;
    const results = await findResults(list, async (round) =>
      ownResult(await friendlyLeaders(round, null), uid, round.status),
    );
    const table = withResults(columns(list.timeZone), results, (round) => routes.friendlyBoardAt(round.uid, uid));
    return { list, table, children: <ResultsLine {...results} failed={failedIn(results)} /> };
  });
  return <RecordListPage opened={opened} title="User Friendly Rounds" table={columns} />;
}
