import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton, RelatedRowsSkeleton } from '@/components/record/record-skeleton';
import { PlayedEvents, UpcomingEvents } from '@/components/resources/events/events-by-date';
import { NamesakesOfUser } from '@/components/resources/users/namesakes-of-user';
import { Friends, Groups, LatestFriendlyRounds } from '@/components/resources/users/user-related';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { eventsOfUser } from '@/lib/resources/events';
import { user, users } from '@/lib/resources/users';

export const generateMetadata = recordTitle(user, users);

export default async function UserPage({ params }: PageProps<'/all-users/[userUid]'>) {
  const { userUid } = await params;
  return (
    <StreamWhenSlow data={loadRecord(user, users, userUid)} fallback={<RecordSkeleton title="User" />}>
      {(loaded) => {
        const { uid, timeZone, found } = loaded;
        const item = found.ok ? found.value.item : null;
        return (
          <RecordScreen
            loaded={loaded}
            record={user}
            heading={
              <div className="min-h-5.5">
                <Suspense>{item && <NamesakesOfUser user={item} timeZone={timeZone} />}</Suspense>
              </div>
            }
          >
            <Suspense fallback={<RelatedRowsSkeleton title="Latest friendly rounds" />}>
              <LatestFriendlyRounds userUid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Played events" />}>
              <PlayedEvents list={eventsOfUser} uid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Upcoming events" />}>
              <UpcomingEvents list={eventsOfUser} uid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Groups" />}>
              <Groups userUid={uid} timeZone={timeZone} />
            </Suspense>
            <Suspense fallback={<RelatedRowsSkeleton title="Friends" />}>
              <Friends userUid={uid} timeZone={timeZone} />
            </Suspense>
          </RecordScreen>
        );
      }}
    </StreamWhenSlow>
  );
}
