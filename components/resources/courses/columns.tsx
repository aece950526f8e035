import { countColumn, idColumn, nameColumn, type TableOf } from '@/components/old-cells/column';
import type { Course } from '@/lib/contract/courses';
import { routes } from '@/lib/routes';

export function courseTable(): TableOf<Course> {
  return {
    columns: [
      nameColumn(360, ({ uid }) => routes.course(uid)),
      { id: 'country', header: 'Country', sortKey: 'country', width: 240, small: 'fact', text: 'country.name' },
      { id: 'region', header: 'Region', sortKey: 'region', width: 240, small: 'fact', text: 'region.name' },
      countColumn('holesCount', 'Holes', 140),
      idColumn('Course ID'),
    ],
  };
}
