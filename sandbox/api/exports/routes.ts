import { contract } from '@/lib/contract/contract';
import {
  countryColumns,
  eventColumns,
  eventRoundColumns,
  groupColumns,
  memberColumns,
  regionColumns,
  userColumns,
} from '@/lib/contract/csv-columns';
import { eventsList } from '@/sandbox/api/events/queries';
import { eventRoundsList } from '@/sandbox/api/events/round-queries';
import { groupsList } from '@/sandbox/api/groups/queries';
import { groupsOfUserList, membersList } from '@/sandbox/api/members/queries';
import { countriesList, regionsOfCountryList, requireCountry } from '@/sandbox/api/places/queries';
import { friendsList, requireUser, usersList } from '@/sandbox/api/users/queries';
import { csvResponse } from './csv-response';
import { type ExportRoute, exportRoute } from './export-route';

const { exports } = contract;

/** A route for every export of the contract: a missing one is a compile error. */
export const exportRoutes: Readonly<Record<keyof typeof exports, ExportRoute>> = {
  users: exportRoute(exports.users, (context, query) =>
    csvResponse(context, usersList, query, { name: 'golfers', columns: userColumns }),
  ),
  friendsOfUser: exportRoute(exports.friendsOfUser, async (context, { id, ...query }) => {
    await requireUser(context.db, id);
    return csvResponse(context, friendsList(id), query, { name: 'friends', columns: userColumns });
  }),
  groupsOfUser: exportRoute(exports.groupsOfUser, async (context, { id, ...query }) => {
    await requireUser(context.db, id);
    return csvResponse(context, groupsOfUserList(id), query, { name: 'memberships', columns: memberColumns });
  }),
  groups: exportRoute(exports.groups, (context, query) =>
    csvResponse(context, groupsList, query, { name: 'groups', columns: groupColumns }),
  ),
  groupMembers: exportRoute(exports.groupMembers, (context, query) =>
    csvResponse(context, membersList, query, { name: 'group-members', columns: memberColumns }),
  ),
  events: exportRoute(exports.events, (context, query) =>
    csvResponse(context, eventsList, query, { name: 'events', columns: eventColumns }),
  ),
  eventRounds: exportRoute(exports.eventRounds, (context, query) =>
    csvResponse(context, eventRoundsList, query, { name: 'event-rounds', columns: eventRoundColumns }),
  ),
  countries: exportRoute(exports.countries, (context, query) =>
    csvResponse(context, countriesList, query, { name: 'countries', columns: countryColumns }),
  ),
  regionsOfCountry: exportRoute(exports.regionsOfCountry, async (context, { id, ...query }) => {
    await requireCountry(context.db, id);
    return csvResponse(context, regionsOfCountryList(id), query, { name: 'regions', columns: regionColumns });
  }),
};
