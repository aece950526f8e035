import { notFound } from 'next/navigation';
import { courseMarks } from '@/components/courses/course-marks';
import { CourseTable } from '@/components/courses/course-table';
import { CourseFaultList } from '@/components/courses/fault-list';
import { Uid } from '@/components/data-table/cells/uid';
import { LoadFailure } from '@/components/data-table/states/load-failure';
import { DifferingFields } from '@/components/feedback/differing-fields';
import { CrumbName } from '@/components/layout/crumb-name';
import { PageHeader } from '@/components/layout/page-header';
import { BrokenParts } from '@/components/record/broken-parts';
import { nameOrUid } from '@/components/record/name-or-uid';
import { RecordPage } from '@/components/record/record-page';
import { SubjectLine, subjectPart } from '@/components/record/subject-line';
import { RecordTabs } from '@/components/record/tabs';
import { getCourse } from '@/lib/api/courses';
import { listEventRounds, listEvents } from '@/lib/api/events';
import { listFriendlyRounds } from '@/lib/api/friendly-rounds';
import { requireSession } from '@/lib/auth/session/session';
import { soundItems } from '@/lib/contract/page';
import { isNotFound, toResult } from '@/lib/contract/result';
import { readUid } from '@/lib/list/uid';
import { lateAddress } from '@/lib/registry/late';
import { recordTitle } from '@/lib/registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('course', 'Course details');

type Props = { params: Promise<{ uid: string }> };

export default async function CourseDetailsPage(props: Props) {
  const screen = drawCourse(props);
  return <RecordPage kind="Course" screen={screen} late={await lateAddress(screen)} />;
}

async function drawCourse({ params }: Props) {
  await requireSession();
  const uid = readUid((await params).uid) ?? notFound();
  const here = { course: uid, pageSize: 1 };
  const [found, friendlyRounds, events, eventRounds] = await Promise.all([
    toResult(getCourse(uid)),
    toResult(listFriendlyRounds(here)),
    toResult(listEvents(here)),
    toResult(listEventRounds(here)),
  ]);
  if (isNotFound(found)) notFound();
  if (!found.ok) return <LoadFailure what="this course" failure={found.failure} href={routes.course(uid)} />;
  const { value: course } = found;
  const tees = soundItems(course.tees);
  const marks = courseMarks(tees);
  const name = nameOrUid(course, (one) => one.name);
  return (
    <>
      <CrumbName href={routes.course(uid)} name={name} />
      <PageHeader
        title={name}
        description={
          <SubjectLine>
            {subjectPart(() => [course.region?.name, course.country.name].filter(Boolean).join(', '))}
            {subjectPart(() => `${course.holesCount ?? '-'} holes`)}
            <li>
              <Uid value={course.uid} what="course ID" />
            </li>
          </SubjectLine>
        }
      />
      <DifferingFields of={[course, ...tees]} />
      <RecordTabs
        label="Course"
        tabs={[
          { label: 'Tees', href: routes.course(uid), open: true },
          { label: 'Friendly rounds', href: routes.friendlyRoundsAt(uid), total: friendlyRounds },
          { label: 'Events', href: routes.eventsAt(uid), total: events },
          { label: 'Event rounds', href: routes.eventRoundsOf({ course: uid }), total: eventRounds },
        ]}
      >
        <BrokenParts what="A tee" rows={course.tees} />
        {course.tees.length === 0 && (
          <p className="border-t border-border px-6 py-12 text-center text-muted-foreground">No tees are known here.</p>
        )}
        {tees.length > 0 && (
          <div className="flex flex-col border-t xl:flex-row-reverse xl:items-start">
            {marks.length > 0 && <CourseFaultList marks={marks} />}
            <CourseTable tees={tees} marks={marks} />
          </div>
        )}
      </RecordTabs>
    </>
  );
}
