import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { NamesakesOfUser } from '@/components/resources/users/namesakes-of-user';
import { UserRelated } from '@/components/resources/users/user-related';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { user, users } from '@/lib/resources/users';

export const generateMetadata = recordTitle(user, users);

export default async function UserPage({ params }: PageProps<'/all-users/[userUid]'>) {
  const { userUid } = await params;
  return (
    <StreamWhenSlow data={loadOpenedRecord(users, userUid)} fallback={<RecordSkeleton />}>
      {(loaded) => {
        const { uid, timeZone, found } = loaded;
        const item = found.ok ? found.value.item : null;
        return (
          <RecordContent
            loaded={loaded}
            record={user}
            note={
              <div className="-mb-1 min-h-9 px-6 pt-3 max-sm:px-4">
                <Suspense>{item && <NamesakesOfUser user={item} timeZone={timeZone} />}</Suspense>
              </div>
            }
          >
            <UserRelated userUid={uid} timeZone={timeZone} />
          </RecordContent>
        );
      }}
    </StreamWhenSlow>
  );
}
