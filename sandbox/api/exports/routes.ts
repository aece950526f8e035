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
import { friendsList, requireUser, userCells, usersAsText, usersList } from '@/sandbox/api/users/queries';
import { type CsvFile, fileOf } from './csv-file';
import { csvResponse } from './csv-response';
import { type ExportRoute, exportRoute } from './export-route';
import { lineOfText, type TextRow } from './text-rows';

const { exports } = contract;

const usersFile = (name: string): CsvFile<TextRow> => ({
  name,
  columns: userColumns,
  batchSize: 2_000,
  readAhead: true,
  lineIn: (formatMoment) => lineOfText(userCells, formatMoment),
});

/** A route for every export of the contract: a missing one is a compile error. */
export const exportRoutes: Readonly<Record<keyof typeof exports, ExportRoute>> = {
  users: exportRoute(exports.users, (context, query) =>
    csvResponse(context, usersAsText(usersList), query, usersFile('golfers')),
  ),
  friendsOfUser: exportRoute(exports.friendsOfUser, async (context, { id, ...query }) => {
    await requireUser(context.db, id);
    return csvResponse(context, usersAsText(friendsList(id)), query, usersFile('friends'));
  }),
  groupsOfUser: exportRoute(exports.groupsOfUser, async (context, { id, ...query }) => {
    await requireUser(context.db, id);
    return csvResponse(context, groupsOfUserList(id), query, fileOf('memberships', memberColumns));
  }),
  groups: exportRoute(exports.groups, (context, query) =>
    csvResponse(context, groupsList, query, fileOf('groups', groupColumns)),
  ),
  groupMembers: exportRoute(exports.groupMembers, (context, query) =>
    csvResponse(context, membersList, query, fileOf('group-members', memberColumns)),
  ),
  events: exportRoute(exports.events, (context, query) =>
    csvResponse(context, eventsList, query, fileOf('events', eventColumns)),
  ),
  eventRounds: exportRoute(exports.eventRounds, (context, query) =>
    csvResponse(context, eventRoundsList, query, fileOf('event-rounds', eventRoundColumns)),
  ),
  countries: exportRoute(exports.countries, (context, query) =>
    csvResponse(context, countriesList, query, fileOf('countries', countryColumns)),
  ),
  regionsOfCountry: exportRoute(exports.regionsOfCountry, async (context, { id, ...query }) => {
    await requireCountry(context.db, id);
    return csvResponse(context, regionsOfCountryList(id), query, fileOf('regions', regionColumns));
  }),
};
