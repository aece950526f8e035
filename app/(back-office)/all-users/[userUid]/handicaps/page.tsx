import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { Handicaps } from '@/components/resources/users/handicaps';
import { loadHandicaps } from '@/components/resources/users/load-handicaps';
import { loadRecord } from '@/lib/loaders/load-record';
import { user, users } from '@/lib/resources/users';
import { readUid } from '@/lib/server/requests/uid';

export const metadata: Metadata = { title: 'User Handicaps' };

export default async function UserHandicapsPage({ params }: PageProps<'/all-users/[userUid]/handicaps'>) {
  const { userUid } = await params;
  const uid = readUid(userUid) ?? notFound();
  const data = Promise.all([loadRecord(user, users, userUid, 'Handicaps'), loadHandicaps(uid)]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton title="User" />}>
      {([loaded, handicaps]) => (
        <RecordScreen
          loaded={loaded}
          record={user}
          content={<Handicaps userUid={uid} loaded={handicaps} timeZone={loaded.timeZone} />}
        />
      )}
    </StreamWhenSlow>
  );
}
