import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { AtAGlance, StrokeIndexByPlay } from '@/components/resources/courses/at-a-glance';
import { toResult } from '@/lib/contract/result';
import { loadCourseCards } from '@/lib/loaders/load-course-cards';
import { loadCoursePlay } from '@/lib/loaders/load-course-play';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { course, courseSource } from '@/lib/resources/courses';

export const generateMetadata = recordTitle(course, courseSource);

type Props = PageProps<'/events/event-courses/[uid]/at-a-glance'>;

export default function CourseAtAGlancePage(props: Props) {
  return (
    <StreamWhenSlow data={loadAtAGlance(props)} fallback={<RecordSkeleton />}>
      {({ loaded, content }) => <RecordContent loaded={loaded} record={course} tab="At a glance" content={content} />}
    </StreamWhenSlow>
  );
}

async function loadAtAGlance({ params, searchParams }: Props) {
  const [{ uid }, { holes }] = await Promise.all([params, searchParams]);
  const loaded = await loadOpenedRecord(courseSource, uid);
  if (holes === 'by-play') {
    const latest = await toResult(loadCourseCards(loaded.uid));
    return { loaded, content: <StrokeIndexByPlay course={loaded.uid} latest={latest} /> };
  }
  const play = await loadCoursePlay(loaded.uid, loaded.timeZone);
  return { loaded, content: <AtAGlance course={loaded.uid} play={play} timeZone={loaded.timeZone} /> };
}
