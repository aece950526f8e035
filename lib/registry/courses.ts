import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

export const courses = declareList({
  name: 'courses',
  endpoint: 'courses.list',
  path: routes.eventCourses,
  label: 'Courses',
  search: 'Name, region or ID',
  empty: 'There are no courses yet.',
  filters: [
    { kind: 'any-of', label: 'Country', key: 'country', of: 'country.uid', choices: 'country' },
    { kind: 'any-of', label: 'Region', key: 'region', of: 'region.uid', choices: 'region', needs: 'Country' },
  ],
  peek: 'course',
  export: {
    file: 'event-courses',
    columns: () => [
      ['Uid', 'uid'],
      ['Name', 'name'],
      ['Country', 'country.name'],
      ['Country uid', 'country.uid'],
      ['Region', 'region.name'],
      ['Region uid', 'region.uid'],
      ['Holes', 'holesCount'],
      ['Latitude', 'latitude'],
      ['Longitude', 'longitude'],
    ],
  },
});
