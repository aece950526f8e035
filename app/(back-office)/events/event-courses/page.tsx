import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListScreen } from '@/components/list/list-screen';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { Link } from '@/components/navigation/link';
import { courseErrors } from '@/components/resources/courses/course-errors';
import { withRowResults } from '@/components/resources/player-results/load-results';
import { resultCells, withResultField } from '@/components/resources/player-results/result-field';
import { ResultsLine } from '@/components/resources/player-results/results-line';
import { textLink } from '@/components/ui/text-link';
import { loadList } from '@/lib/loaders/load-list';
import { previewCourse } from '@/lib/loaders/previews/preview-course';
import { screenNames } from '@/lib/names';
import { courses } from '@/lib/resources/courses';
import { routes } from '@/lib/routes';

const { title } = screenNames['/events/event-courses'];

export const metadata: Metadata = { title };

const NOTE = (
  <>
    To count rounds by course, summarise{' '}
    <Link href={routes.friendlyRounds} className={textLink}>
      Friendly rounds
    </Link>{' '}
    or{' '}
    <Link href={routes.eventRounds} className={textLink}>
      Event Rounds
    </Link>
    .
  </>
);

const COLUMN = { label: 'Data errors', width: 320 };

export default function EventCoursesPage({ searchParams }: PageProps<'/events/event-courses'>) {
  const loading = loadList(courses, searchParams, { preview: previewCourse });
  return (
    <StreamWhenSlow
      data={withRowResults(loading, courseErrors)}
      fallback={<ListSkeleton title={title} list={courses} />}
    >
      {({ loaded, results }) => (
        <ListScreen
          title={title}
          loaded={loaded}
          {...(results && {
            fields: withResultField(courses.fields, results, COLUMN),
            cells: resultCells(results),
          })}
        >
          <ResultsLine loaded={loaded} results={results} what="data errors" note={NOTE} />
        </ListScreen>
      )}
    </StreamWhenSlow>
  );
}
