import { courses } from '@/lib/contract/courses';
import type { Endpoint } from '@/lib/contract/endpoint';
import { events } from '@/lib/contract/events';
import { friendlyRounds } from '@/lib/contract/friendly-rounds';
import { groups } from '@/lib/contract/groups';
import { regions } from '@/lib/contract/places';
import { users } from '@/lib/contract/users';
import { routes } from '@/lib/routes';

export type PlaceFilter = { country?: string; region?: string };

export type PlaceTotal = { label: string; path: string; endpoint: Endpoint };

const usersIn: PlaceTotal = { label: 'Users', path: routes.users, endpoint: users.list };
const coursesIn: PlaceTotal = { label: 'Courses', path: routes.eventCourses, endpoint: courses.list };

export const totalsOfCountry: readonly PlaceTotal[] = [
  usersIn,
  { label: 'Groups', path: routes.groups, endpoint: groups.list },
  coursesIn,
  { label: 'Friendly rounds', path: routes.friendlyRounds, endpoint: friendlyRounds.list },
  { label: 'Event rounds', path: routes.eventRounds, endpoint: events.listRounds },
  { label: 'Regions', path: routes.regions, endpoint: regions.list },
];

export const totalsOfRegion: readonly PlaceTotal[] = [usersIn, coursesIn];
