import { admins, me } from './admins';
import { courses } from './courses';
import { events } from './events';
import { exports } from './exports';
import { friendlyRounds } from './friendly-rounds';
import { groups } from './groups';
import { members } from './members';
import { countries, regions } from './places';
import { dashboard, stats } from './stats';
import { users } from './users';

export const contract = {
  me,
  admins,
  users,
  courses,
  events,
  friendlyRounds,
  groups,
  members,
  countries,
  regions,
  dashboard,
  stats,
  exports,
};
