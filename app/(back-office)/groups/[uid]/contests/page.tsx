import { notFound } from 'next/navigation';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { contestSheet } from '@/components/resources/groups/contest-sheet';
import { loadContests } from '@/lib/loaders/load-contests';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { group, groups } from '@/lib/resources/groups';
import { recordName } from '@/lib/resources/record-name';
import { readUid } from '@/lib/server/requests/uid';

export const generateMetadata = recordTitle(group, groups);

export default async function GroupContestsPage({ params }: PageProps<'/groups/[uid]/contests'>) {
  const { uid: parameter } = await params;
  const uid = readUid(parameter) ?? notFound();
  const data = Promise.all([loadOpenedRecord(groups, parameter), loadContests(uid)]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton />}>
      {([loaded, contests]) => (
        <RecordContent
          loaded={loaded}
          record={group}
          tab="Contests"
          content={
            <ResultScreen
              sheet={contestSheet(
                recordName(group, uid, loaded.found.ok ? loaded.found.value.item : null),
                contests,
                loaded,
              )}
              of="groups"
              uid={uid}
            />
          }
        />
      )}
    </StreamWhenSlow>
  );
}
