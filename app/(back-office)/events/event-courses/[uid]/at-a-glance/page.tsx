import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { AtAGlance } from '@/components/resources/courses/at-a-glance';
import { toResult } from '@/lib/contract/result';
import { loadCourseCards } from '@/lib/loaders/load-course-cards';
import { loadCoursePlay } from '@/lib/loaders/load-course-play';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { course, courseSource } from '@/lib/resources/courses';

export const generateMetadata = recordTitle(course, courseSource);

type Props = PageProps<'/events/event-courses/[uid]/at-a-glance'>;

export default function CourseAtAGlancePage(props: Props) {
  return (
    <StreamWhenSlow data={loadAtAGlance(props)} fallback={<RecordSkeleton title="Course" />}>
      {({ loaded, play, latest }) => (
        <RecordScreen
          loaded={loaded}
          record={course}
          content={<AtAGlance course={loaded.uid} play={play} latest={latest} timeZone={loaded.timeZone} />}
        />
      )}
    </StreamWhenSlow>
  );
}

async function loadAtAGlance({ params, searchParams }: Props) {
  const [{ uid }, { holes }] = await Promise.all([params, searchParams]);
  const loaded = await loadRecord(course, courseSource, uid, 'At a glance');
  const [play, latest] = await Promise.all([
    loadCoursePlay(loaded.uid, loaded.timeZone),
    holes === 'by-play' ? toResult(loadCourseCards(loaded.uid)) : null,
  ]);
  return { loaded, play, latest };
}
