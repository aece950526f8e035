import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { Handicaps } from '@/components/resources/users/handicaps';
import { loadHandicaps } from '@/components/resources/users/load-handicaps';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { screenNames } from '@/lib/names';
import { user, users } from '@/lib/resources/users';
import { readUid } from '@/lib/server/requests/uid';

const { title } = screenNames['/all-users/*/handicaps'];

export const metadata: Metadata = { title };

export default async function UserHandicapsPage({ params }: PageProps<'/all-users/[userUid]/handicaps'>) {
  const { userUid } = await params;
  const uid = readUid(userUid) ?? notFound();
  const data = Promise.all([loadOpenedRecord(users, userUid), loadHandicaps(uid)]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton />}>
      {([loaded, handicaps]) => (
        <RecordContent
          loaded={loaded}
          record={user}
          tab="Handicaps"
          content={
            <Handicaps
              userUid={uid}
              user={loaded.found.ok ? loaded.found.value.item : null}
              loaded={handicaps}
              timeZone={loaded.timeZone}
            />
          }
        />
      )}
    </StreamWhenSlow>
  );
}
