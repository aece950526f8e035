import { admins, me } from './admins/handlers';
import * as courses from './courses/handlers';
import * as events from './events/handlers';
import * as friendlyRounds from './friendly-rounds/handlers';
import * as groups from './groups/handlers';
import { implementer } from './implementer';
import * as members from './members/handlers';
import { countries, regions } from './places/handlers';
import { dashboard, stats } from './stats/handlers';
import * as users from './users/handlers';

/** A handler for every endpoint of the contract: a missing one is a compile error. */
export const router = implementer.router({
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
});
