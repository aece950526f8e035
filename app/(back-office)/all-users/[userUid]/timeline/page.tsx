import type { Metadata } from 'next';
import { RecordPage } from '@/components/old-record/record-page';
import { Timeline } from '@/components/resources/users/timeline';
import type { Happening } from '@/lib/contract/timeline';
import { isDay } from '@/lib/format/is-day';
import { timelineOf } from '@/lib/old-answers/timeline';
import { golfer } from '@/lib/old-records/golfer';
import { openRecord } from '@/lib/old-registry/open-record';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'User Timeline' };

export default async function UserTimelinePage({ params, searchParams }: PageProps<'/all-users/[userUid]/timeline'>) {
  const { before } = await searchParams;
  const day = typeof before === 'string' && isDay(before) ? before : null;
  const page = await openRecord(golfer, params, {
    open: 'Timeline',
    own: (item, timeZone) => timelineOf(item, day, timeZone),
  });
  return (
    <RecordPage
      page={page}
      here={(uid) => routes.userTimeline(uid, day)}
      read={({ own: { days } }) => days.flatMap(({ happenings }) => happenings.flatMap(partsOf))}
    >
      {({ item, timeZone, own }) => <Timeline golfer={item} timeline={own} timeZone={timeZone} />}
    </RecordPage>
  );
}

/** The round, the event, or the entry and the membership. */
const partsOf = (happening: Happening) => Object.values(happening).filter((part) => typeof part === 'object');
