import type { Metadata } from 'next';
import { courseFilters } from '@/components/golf/course-filters';
import { columnNames } from '@/components/list/column-names';
import { FilterChips } from '@/components/list/filter-chips';
import { FilterPanel } from '@/components/list/filter-panel';
import { ListHeader } from '@/components/list/list-header';
import { ListMenu } from '@/components/list/list-menu';
import { ListNavigation } from '@/components/list/list-navigation';
import { ListToast } from '@/components/list/list-toast';
import { Pager } from '@/components/list/pager';
import { SearchBox } from '@/components/list/search-box';
import { Table } from '@/components/list/table';
import { listCourses } from '@/lib/api/courses';
import { requireSession } from '@/lib/auth/session';
import { CoursesQuery } from '@/lib/contract/courses';
import { settle } from '@/lib/contract/failure';
import { filterChoices } from '@/lib/filter-choices';
import type { SearchParams } from '@/lib/list/list-state';
import { hiddenColumns, readListRequest } from '@/lib/list-request';
import { routes } from '@/lib/routes';
import { courseColumns } from './columns';

export const metadata: Metadata = { title: 'Event courses' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventCoursesPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(CoursesQuery, searchParams, courseFilters);
  const [answer, choices] = await Promise.all([
    settle(listCourses(query)),
    filterChoices(['country', 'region'], { state, everyChoice }),
  ]);
  const columns = courseColumns();
  const options = choices;
  const list = { pathname: routes.eventCourses, state, answer, filters: courseFilters, options, timeZone };
  return (
    <ListNavigation
      name="courses"
      columns={columnNames(columns)}
      hidden={await hiddenColumns('courses', columns, state)}
    >
      <ListHeader title="Event courses" {...list}>
        <SearchBox pathname={list.pathname} state={state} what="Name, region or ID" />
        <FilterPanel {...list} />
        <ListMenu list="courses" {...list} />
      </ListHeader>
      <FilterChips {...list} />
      <Table label="Courses" columns={columns} nothingYet="There are no courses yet." {...list} />
      <Pager {...list} />
      <ListToast answer={answer} id={crypto.randomUUID()} />
    </ListNavigation>
  );
}
