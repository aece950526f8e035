import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordPage } from '@/components/old-record/record-page';
import { contestResults } from '@/components/resources/groups/contest-results';
import { getContestUsage } from '@/lib/api/groups';
import { toResult } from '@/lib/contract/result';
import { group } from '@/lib/old-records/group';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('group');

export default async function GroupContestsPage({ params }: PageProps<'/groups/[uid]/contests'>) {
  const page = await openRecord(group, params, {
    open: 'Contests',
    own: async (item, timeZone) => contestResults(item, await toResult(getContestUsage(item.uid)), timeZone),
  });
  return (
    <RecordPage page={page} here={routes.groupContests}>
      {({ uid, own }) => <ResultScreen sheet={own} of="groups" uid={uid} />}
    </RecordPage>
  );
}
