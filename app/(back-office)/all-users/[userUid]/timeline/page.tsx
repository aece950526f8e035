import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { Timeline } from '@/components/resources/users/timeline';
import { isDay } from '@/lib/format/is-day';
import { loadTimeline } from '@/lib/loaders/load-timeline';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { screenNames } from '@/lib/names';
import { user, users } from '@/lib/resources/users';
import { readUid } from '@/lib/server/requests/uid';

const { title } = screenNames['/all-users/*/timeline'];

export const metadata: Metadata = { title };

export default async function UserTimelinePage({ params, searchParams }: PageProps<'/all-users/[userUid]/timeline'>) {
  const uid = readUid((await params).userUid) ?? notFound();
  const { before } = await searchParams;
  const day = typeof before === 'string' && isDay(before) ? before : null;
  const data = Promise.all([loadOpenedRecord(users, uid), loadTimeline(uid, day)]);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton />}>
      {([loaded, timeline]) => {
        const { found, timeZone } = loaded;
        const content = found.ok && <Timeline user={found.value.item} timeline={timeline} timeZone={timeZone} />;
        return <RecordContent loaded={loaded} record={user} tab="Timeline" content={content} />;
      }}
    </StreamWhenSlow>
  );
}
