import type { Metadata } from 'next';
import { courseColumns } from '@/components/courses/columns';
import { ListScreen } from '@/components/data-table/list-screen';
import type { SearchParams } from '@/lib/list/list-state';
import { courses } from '@/lib/registry/courses';
import { openList } from '@/lib/registry/open-list';

export const metadata: Metadata = { title: 'Event Courses' };

type Props = { searchParams: Promise<SearchParams> };

export default async function EventCoursesPage({ searchParams }: Props) {
  const list = await openList(courses, searchParams);
  return <ListScreen list={list} title="Event Courses" columns={courseColumns()} />;
}
