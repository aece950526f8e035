import { RecordPage } from '@/components/old-record/record-page';
import { AtAGlance } from '@/components/resources/courses/at-a-glance';
import { toResult } from '@/lib/contract/result';
import { courseCards } from '@/lib/old-answers/course-cards';
import { coursePlay } from '@/lib/old-answers/course-play';
import { course } from '@/lib/old-records/course';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('course');

export default async function CourseAtAGlancePage({
  params,
  searchParams,
}: PageProps<'/events/event-courses/[uid]/at-a-glance'>) {
  const holes = (await searchParams).holes === 'by-play' ? 'by-play' : null;
  const page = await openRecord(course, params, {
    open: 'At a glance',
    own: async ({ uid }, timeZone) => ({
      play: await coursePlay(uid, timeZone),
      latest: holes && (await toResult(courseCards(uid))),
    }),
  });
  return (
    <RecordPage page={page} here={(uid) => routes.courseAtAGlance(uid, holes)}>
      {({ uid, timeZone, own }) => <AtAGlance course={uid} {...own} timeZone={timeZone} />}
    </RecordPage>
  );
}
