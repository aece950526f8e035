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
    columns: [
      { heading: 'Uid', of: 'uid' },
      { heading: 'Name', of: 'name' },
      { heading: 'Country', of: 'country.name' },
      { heading: 'Country uid', of: 'country.uid' },
      { heading: 'Region', of: 'region.name' },
      { heading: 'Region uid', of: 'region.uid' },
      { heading: 'Holes', of: 'holesCount' },
      { heading: 'Latitude', of: 'latitude' },
      { heading: 'Longitude', of: 'longitude' },
    ],
  },
});
