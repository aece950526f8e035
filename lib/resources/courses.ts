import type * as z from 'zod';
import {
  Course as CourseSchema,
  CourseWithTees as CourseWithTeesSchema,
  courses as endpoints,
  RatedTee as RatedTeeSchema,
} from '@/lib/contract/courses';
import { events } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { countries, regions } from '@/lib/contract/places';
import { countText } from '@/lib/format/number';
import { positionText } from '@/lib/format/position';
import { routes } from '@/lib/routes';
import { counted, uidOf } from './field-text';
import type { Fields, ItemSource, List, RecordDeclaration, RecordSource } from './resource';

export type Course = z.infer<typeof CourseSchema>;
export type CourseWithTees = z.infer<typeof CourseWithTeesSchema>;
export type RatedTee = z.infer<typeof RatedTeeSchema>;

const fields = {
  name: {
    label: 'Name',
    text: ({ name }) => name,
    href: ({ uid }) => routes.course(uid),
    sortKey: 'name',
    width: 360,
    card: 'title',
  },
  country: { label: 'Country', text: ({ country }) => country?.name, sortKey: 'country', width: 240 },
  region: { label: 'Region', text: ({ region }) => region?.name, sortKey: 'region', width: 240 },
  holesCount: {
    label: 'Holes',
    text: ({ holesCount }) => countText(holesCount),
    sortKey: 'holesCount',
    align: 'end',
    width: 140,
  },
  uid: { label: 'Course ID', text: ({ uid }) => uid, kind: 'id', width: 140 },
} satisfies Fields<Course>;

const assumed = ['country', 'region', 'latitude', 'longitude', 'holesCount'] as const;

export const courses: List<Course> = {
  name: 'courses',
  label: 'Courses',
  endpoint: endpoints.list,
  item: CourseSchema,
  assumed,
  pathname: () => routes.eventCourses,
  search: 'Name, region or ID',
  empty: 'There are no courses yet.',
  filters: [
    {
      kind: 'any-of',
      label: 'Country',
      key: 'country',
      of: ({ country }) => uidOf(country),
      choices: 'country',
      endpoint: countries.list,
    },
    {
      kind: 'any-of',
      label: 'Region',
      key: 'region',
      of: ({ region }) => uidOf(region),
      choices: 'region',
      endpoint: regions.list,
      needs: 'Country',
    },
  ],
  fields,
  hit: ({ country, region, holesCount }) => [country?.name, region?.name, counted(holesCount, 'holes')],
  row: { kind: 'course', noun: 'course', name: ({ name }) => name, href: ({ uid }) => routes.course(uid) },
  csv: {
    file: 'event-courses',
    columns: [
      { heading: 'Uid', value: ({ uid }) => uid },
      { heading: 'Name', value: ({ name }) => name },
      { heading: 'Country', value: ({ country }) => country?.name },
      { heading: 'Country uid', value: ({ country }) => country?.uid },
      { heading: 'Region', value: ({ region }) => region?.name },
      { heading: 'Region uid', value: ({ region }) => region?.uid },
      { heading: 'Holes', value: ({ holesCount }) => holesCount },
      { heading: 'Latitude', value: ({ latitude }) => latitude },
      { heading: 'Longitude', value: ({ longitude }) => longitude },
    ],
  },
};

/** The endpoint of one course, which has its tees. */
export const courseSource: RecordSource<CourseWithTees> = {
  endpoint: endpoints.get,
  item: CourseWithTeesSchema,
  assumed,
  isRecord: true,
};

/** How its tees are read. */
export const teeSource: ItemSource<RatedTee> = {
  endpoint: endpoints.get,
  item: RatedTeeSchema,
  assumed: ['gender', 'courseRating', 'slopeRating', 'par'],
};

export const course: RecordDeclaration<CourseWithTees> = {
  kind: 'course',
  noun: 'course',
  name: ({ name }) => name,
  fields: {
    ...fields,
    country: { ...fields.country, href: ({ country }) => country && routes.country(country.uid) },
    region: { ...fields.region, href: ({ region }) => region && routes.region(region.uid) },
    position: { label: 'Position', text: positionText, width: 180 },
  },
  facts: ['country', 'region', 'holesCount', 'uid', 'position'],
  compared: ['country', 'region', 'holesCount'],
  tabs: [
    { label: 'Tees', href: routes.course },
    { label: 'At a glance', href: (uid) => routes.courseAtAGlance(uid) },
    {
      label: 'Friendly rounds',
      href: routes.friendlyRoundsAt,
      count: { endpoint: friendlyRounds.list, query: (course) => ({ course }), rowsHaveUid: true },
    },
    {
      label: 'Events',
      href: routes.eventsAt,
      count: { endpoint: events.list, query: (course) => ({ course }), rowsHaveUid: true },
    },
    {
      label: 'Event rounds',
      href: (course) => routes.eventRoundsOf({ course }),
      count: { endpoint: events.listRounds, query: (course) => ({ course }), rowsHaveUid: true },
    },
  ],
};
