import { routes } from '@/lib/routes';
import { declareList } from './declare-list';
import { peeks } from './peeks';

export const courses = declareList({
  name: 'courses',
  endpoint: 'courses.list',
  path: routes.eventCourses,
  label: 'Courses',
  search: 'Name, region or ID',
  empty: 'There are no courses yet.',
  filters: [
    { kind: 'any-of', label: 'Country', key: 'country', of: ({ country }) => country.uid, choices: 'country' },
    {
      kind: 'any-of',
      label: 'Region',
      key: 'region',
      of: ({ region }) => region?.uid,
      choices: 'region',
      needs: 'Country',
    },
  ],
  peek: peeks.course,
  export: {
    file: 'event-courses',
    columns: () => [
      ['Uid', ({ uid }) => uid],
      ['Name', ({ name }) => name],
      ['Country', ({ country }) => country.name],
      ['Country uid', ({ country }) => country.uid],
      ['Region', ({ region }) => region?.name],
      ['Region uid', ({ region }) => region?.uid],
      ['Holes', ({ holesCount }) => holesCount],
      ['Latitude', ({ latitude }) => latitude],
      ['Longitude', ({ longitude }) => longitude],
    ],
  },
});
