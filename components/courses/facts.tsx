import { Uid } from '@/components/data-table/cells/uid';
import { Facts } from '@/components/record/facts';
import type { Course } from '@/lib/contract/courses';

export function CourseFacts({ course }: { course: Course }) {
  return (
    <Facts
      facts={[
        ['Course ID', () => <Uid value={course.uid} what="course ID" />],
        ['Country', () => course.country.name],
        ['Region', () => course.region?.name ?? '-'],
        ['Holes', () => course.holesCount ?? '-'],
      ]}
    />
  );
}
