import { StandardBracketNotationSerializer } from '@orpc/openapi-client/standard';
import { ORPCError, ValidationError } from '@orpc/server';
import type * as z from 'zod';
import type { ApiContext } from '@/sandbox/api/context';
import { exports } from '@/sandbox/api/contract';
import { eventRoundsList, eventsList } from '@/sandbox/api/events/queries';
import { groupsList } from '@/sandbox/api/groups/queries';
import type { List, Row } from '@/sandbox/api/list/list';
import { groupsOfUserList, membersList } from '@/sandbox/api/members/queries';
import { countriesList, regionsOfCountryList, requireCountry } from '@/sandbox/api/places/queries';
import { friendsList, requireUser, userCells, usersAsText, usersList } from '@/sandbox/api/users/queries';
import type { Database } from '@/sandbox/db/database';
import { lineOfText, type TextRow } from '../list/text-rows';
import {
  countryColumns,
  eventColumns,
  eventRoundColumns,
  groupColumns,
  memberColumns,
  regionColumns,
  userColumns,
} from './csv-columns';
import { type CsvFile, csvResponse, type ExportQuery, fileOf } from './csv-response';

type ExportRequest = { query: URLSearchParams; params: Readonly<Record<string, string>> };

type ExportRoute = {
  path: string;
  handle: (context: ApiContext, request: ExportRequest) => Promise<Response>;
};

const notation = new StandardBracketNotationSerializer();

/** A route that streams a CSV. The contract declares its path and input. */
function exportRoute<Input extends z.ZodType>(
  { path, input }: { path: string; input: Input },
  handle: (context: ApiContext, input: z.output<Input>) => Promise<Response>,
): ExportRoute {
  return {
    path,
    handle: async (context, { query, params }) => {
      const data = { ...Object(notation.deserialize([...query])), ...params };
      const read = input.safeParse(data);
      if (read.success) return handle(context, read.data);
      const cause = new ValidationError({ message: 'Input does not fit', issues: read.error.issues, data });
      throw new ORPCError('BAD_REQUEST', { cause });
    },
  };
}

const usersFile = (name: string): CsvFile<TextRow> => ({
  name,
  columns: userColumns,
  batchSize: 2_000,
  readAhead: true,
  lineIn: (formatMoment) => lineOfText(userCells, formatMoment),
});

const csv =
  <Item extends Row, Query extends ExportQuery>(list: List<Item, Query>, file: CsvFile<Item>) =>
  (context: ApiContext, query: Query) =>
    csvResponse(context, list, query, file);

/** Exports a record's list, such as a user's friends. Responds 404 if the record does not exist. */
const csvOfRecord =
  <Item extends Row, Query extends ExportQuery>(
    requireRecord: (db: Database, id: string) => Promise<void>,
    listOf: (id: string) => List<Item, Query>,
    file: CsvFile<Item>,
  ) =>
  async (context: ApiContext, { id, ...query }: Query & { id: string }) => {
    await requireRecord(context.db, id);
    return csvResponse(context, listOf(id), query as never, file);
  };

const friendsAsText = (id: string) => usersAsText(friendsList(id));
const memberships = fileOf('memberships', memberColumns);
const regionsFile = fileOf('regions', regionColumns);

/** The routes of all exports. TypeScript reports an export of the contract that has no route here. */
export const exportRoutes: Readonly<Record<keyof typeof exports, ExportRoute>> = {
  users: exportRoute(exports.users, csv(usersAsText(usersList), usersFile('users'))),
  friendsOfUser: exportRoute(exports.friendsOfUser, csvOfRecord(requireUser, friendsAsText, usersFile('friends'))),
  groupsOfUser: exportRoute(exports.groupsOfUser, csvOfRecord(requireUser, groupsOfUserList, memberships)),
  groups: exportRoute(exports.groups, csv(groupsList, fileOf('groups', groupColumns))),
  groupMembers: exportRoute(exports.groupMembers, csv(membersList, fileOf('group-members', memberColumns))),
  events: exportRoute(exports.events, csv(eventsList, fileOf('events', eventColumns))),
  eventRounds: exportRoute(exports.eventRounds, csv(eventRoundsList, fileOf('event-rounds', eventRoundColumns))),
  countries: exportRoute(exports.countries, csv(countriesList, fileOf('countries', countryColumns))),
  regionsOfCountry: exportRoute(
    exports.regionsOfCountry,
    csvOfRecord(requireCountry, regionsOfCountryList, regionsFile),
  ),
};
