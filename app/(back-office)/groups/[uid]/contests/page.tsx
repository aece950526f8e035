import { notFound } from 'next/navigation';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ResultScreen } from '@/components/golf/results/result-screen';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { contestSheet } from '@/components/resources/groups/contest-sheet';
import { loadContests } from '@/lib/loaders/load-contests';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { group, groups } from '@/lib/resources/groups';
import { readUid } from '@/lib/server/requests/uid';

export const generateMetadata = recordTitle(group, groups);

export default async function GroupContestsPage({ params }: PageProps<'/groups/[uid]/contests'>) {
  const { uid: parameter } = await params;
  const uid = readUid(parameter) ?? notFound();
  const data = Promise.all([loadRecord(group, groups, parameter, 'Contests'), loadContests(uid)]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton title="Group" />}>
      {([loaded, contests]) => (
        <RecordScreen
          loaded={loaded}
          record={group}
          content={<ResultScreen sheet={contestSheet(loaded.name, contests, loaded)} of="groups" uid={uid} />}
        />
      )}
    </StreamWhenSlow>
  );
}
