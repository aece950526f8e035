import { type CourseWithTees, getCourse } from '@/lib/api/courses';
import type { Course } from '@/lib/contract/courses';
import { field, reads } from '@/lib/contract/wire/unread';
import { countText } from '@/lib/format/number';
import { positionText } from '@/lib/format/position';
import { routes } from '@/lib/routes';
import { declareRecord, orNone } from './declare-record';
import { EVERYWHERE, placeOf, SCREENS } from './facts';

export const course = declareRecord<Course, CourseWithTees>({
  kind: 'course',
  one: 'course',
  find: orNone(getCourse),
  name: 'name',
  facts: [
    { label: 'Country', text: 'country.name', to: placeOf('country'), on: EVERYWHERE },
    { label: 'Region', text: 'region.name', to: placeOf('region'), on: EVERYWHERE },
    { label: 'Holes', text: field('holesCount', countText), on: EVERYWHERE, inLine: 'after' },
    { label: 'Course ID', id: 'uid', on: SCREENS },
    { label: 'Position', text: reads(['latitude', 'longitude'], positionText), on: SCREENS },
  ],
  tabs: [
    { label: 'Tees', href: routes.course },
    { label: 'At a glance', href: (uid) => routes.courseAtAGlance(uid) },
    {
      label: 'Friendly rounds',
      href: routes.friendlyRoundsAt,
      isCounted: true,
    },
    { label: 'Events', href: routes.eventsAt, isCounted: true },
    {
      label: 'Event rounds',
      href: (course) => routes.eventRoundsOf({ course }),
      isCounted: true,
    },
  ],
});
