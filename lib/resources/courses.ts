import type * as z from 'zod';
import {
  Course as CourseSchema,
  CourseWithTees as CourseWithTeesSchema,
  courses as endpoints,
  RatedTee as RatedTeeSchema,
} from '@/lib/contract/courses';
import { events } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { recordName } from '@/lib/format/name';
import { positionText } from '@/lib/format/position';
import { routes } from '@/lib/routes';
import { counted } from './field-text';
import { countField, idField, idOf } from './make-fields';
import { countryFilter, regionFilter } from './make-filters';
import type { Fields, ItemSource, ListDefinition, RecordDeclaration, RecordSource } from './resource';

export type Course = z.infer<typeof CourseSchema>;
export type CourseWithTees = z.infer<typeof CourseWithTeesSchema>;
export type RatedTee = z.infer<typeof RatedTeeSchema>;

const fields = {
  name: {
    label: 'Name',
    text: recordName,
    href: ({ uid }) => routes.course(uid),
    sortKey: 'name',
    width: 180,
    grow: 3,
    card: 'title',
  },
  country: {
    label: 'Country',
    text: ({ country }) => country?.name,
    sortKey: 'country',
    width: 118,
    grow: 2,
    card: 'line-start',
  },
  region: {
    label: 'Region',
    text: ({ region }) => region?.name,
    sortKey: 'region',
    width: 130,
    grow: 2,
    card: 'line-end',
  },
  holesCount: countField('Holes', ({ holesCount }) => holesCount, { sortKey: 'holesCount', width: 66, grow: 1 }),
  uid: idField('Course ID', { width: 107 }),
} satisfies Fields<Course>;

const mayBeMissing = ['country', 'region', 'latitude', 'longitude', 'holesCount'] as const;

export const courses: ListDefinition<Course> = {
  name: 'courses',
  label: 'Courses',
  endpoint: endpoints.list,
  item: CourseSchema,
  mayBeMissing,
  pathname: () => routes.eventCourses,
  search: 'Name, region or ID',
  empty: 'There are no courses yet.',
  offersSimilar: true,
  notOffered:
    'The golf service has no filter for data errors. Show data errors, above the list, checks 20 courses at a time.',
  filters: [countryFilter(({ country }) => country), regionFilter(({ region }) => region)],
  fields,
  hit: ({ country, region, holesCount }) => [country?.name, region?.name, counted(holesCount, 'holes')],
  row: { kind: 'course', noun: 'course', name: recordName, href: ({ uid }) => routes.course(uid) },
  csv: {
    file: 'event-courses',
    more: [
      { label: 'Latitude', text: () => null, number: ({ latitude }) => latitude, width: 0 },
      { label: 'Longitude', text: () => null, number: ({ longitude }) => longitude, width: 0 },
      idOf('Country ID', ({ country }) => country),
      idOf('Region ID', ({ region }) => region),
    ],
  },
};

export const courseSource: RecordSource<CourseWithTees> = {
  endpoint: endpoints.get,
  item: CourseWithTeesSchema,
  mayBeMissing,
  isRecord: true,
};

export const teeSource: ItemSource<RatedTee> = {
  endpoint: endpoints.get,
  item: RatedTeeSchema,
  mayBeMissing: ['gender', 'courseRating', 'slopeRating', 'par'],
};

export const course: RecordDeclaration<CourseWithTees> = {
  kind: 'course',
  noun: 'course',
  name: recordName,
  fields: {
    ...fields,
    country: { ...fields.country, href: ({ country }) => country && routes.country(country.uid) },
    region: { ...fields.region, href: ({ region }) => region && routes.region(region.uid) },
    position: { label: 'Location', text: positionText, width: 180 },
  },
  facts: ['country', 'region', 'holesCount', 'position', 'uid'],
  compared: ['country', 'region', 'holesCount'],
  tabs: [
    { label: 'Tees', href: routes.course },
    { label: 'At a glance', href: (uid) => routes.courseAtAGlance(uid) },
    {
      label: 'Friendly rounds',
      href: routes.courseFriendlyRounds,
      count: { endpoint: friendlyRounds.list, query: (course) => ({ course }), rowsHaveUid: true },
    },
    {
      label: 'Events',
      href: routes.courseEvents,
      count: { endpoint: events.list, query: (course) => ({ course }), rowsHaveUid: true },
    },
    {
      label: 'Event rounds',
      href: routes.courseEventRounds,
      count: { endpoint: events.listRounds, query: (course) => ({ course }), rowsHaveUid: true },
    },
  ],
};
