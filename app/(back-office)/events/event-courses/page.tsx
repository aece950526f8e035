import type { Metadata } from 'next';
import { courseColumns } from '@/components/courses/columns';
import { courseFilters } from '@/components/courses/filters';
import { columnNames } from '@/components/data-table/column-names';
import { Table } from '@/components/data-table/data-table';
import { FilterChips } from '@/components/data-table/filters/filter-chips';
import { FilterPanel } from '@/components/data-table/filters/filter-panel';
import { SearchBox } from '@/components/data-table/filters/search-box';
import { ListHeader } from '@/components/data-table/list-header';
import { ListNavigation } from '@/components/data-table/navigation/list-navigation';
import { Pager } from '@/components/data-table/navigation/pagination';
import { ListToast } from '@/components/data-table/states/list-toast';
import { ListMenu } from '@/components/data-table/view-options/view-options';
import { listCourses } from '@/lib/api/courses';
import { requireSession } from '@/lib/auth/session/session';
import { CoursesQuery } from '@/lib/contract/courses';
import { toResult } from '@/lib/contract/result';
import type { SearchParams } from '@/lib/list/list-state';
import { filterChoices } from '@/lib/registry/filter-choices';
import { hiddenColumns, readListRequest } from '@/lib/registry/list-request';
import { recordIgnoredFilters } from '@/lib/registry/record-ignored-filters';
import { routes } from '@/lib/routes';

export const metadata: Metadata = { title: 'Event courses' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventCoursesPage({ searchParams }: Props) {
  await requireSession();
  const { state, query, timeZone, everyChoice } = await readListRequest(CoursesQuery, searchParams, courseFilters);
  const [answer, choices] = await Promise.all([
    toResult(listCourses(query)),
    filterChoices(['country', 'region'], { state, everyChoice }),
  ]);
  const columns = courseColumns();
  const options = choices;
  const list = { pathname: routes.eventCourses, state, answer, filters: courseFilters, options, timeZone };
  recordIgnoredFilters(list);
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
