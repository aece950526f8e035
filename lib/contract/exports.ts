import { oc } from '@orpc/contract';
import * as z from 'zod';
import { EventRoundsQuery, EventsQuery } from './events';
import { GroupsQuery } from './groups';
import { MembersQuery } from './members';
import { CountriesQuery, RegionsQuery } from './places';
import { isTimeZone } from './time-zone';
import { UsersQuery } from './users';

/**
 * CSV by RFC 4180 in UTF-8: the rows that the list shows for the same query, in the same order, all of them. `zone`
 * names the time zone of its dates. The header X-Total-Count holds the number of rows; an apostrophe precedes text
 * that a spreadsheet would run as a formula.
 */
const csv = (path: `/${string}`, summary: string) =>
  oc.route({ method: 'GET', path, summary, tags: ['export'] }).output(z.instanceof(Blob));

const pages = { pageNumber: true, pageSize: true } as const;
const zone = z.string().max(64).refine(isTimeZone, 'must be a time zone such as Europe/London').optional();
const id = z.string().min(1);

export const exports = {
  users: csv('/admin/export/users', 'Golfers as CSV').input(UsersQuery.omit(pages).extend({ zone })),
  friendsOfUser: csv('/admin/export/users/{id}/friends', "A golfer's friends as CSV").input(
    UsersQuery.omit(pages).extend({ id, zone }),
  ),
  groupsOfUser: csv('/admin/export/users/{id}/groups', "A golfer's memberships as CSV").input(
    MembersQuery.omit(pages).extend({ id, zone }),
  ),
  groups: csv('/admin/export/groups', 'Groups as CSV').input(GroupsQuery.omit(pages).extend({ zone })),
  groupMembers: csv('/admin/export/group-members', 'Members of all groups as CSV').input(
    MembersQuery.omit(pages).extend({ zone }),
  ),
  events: csv('/admin/export/events', 'Events as CSV').input(EventsQuery.omit(pages).extend({ zone })),
  eventRounds: csv('/admin/export/event-rounds', 'Rounds of events as CSV').input(
    EventRoundsQuery.omit(pages).extend({ zone }),
  ),
  countries: csv('/admin/export/countries', 'Countries as CSV').input(CountriesQuery.omit(pages).extend({ zone })),
  regionsOfCountry: csv('/admin/export/countries/{id}/regions', "A country's regions as CSV").input(
    RegionsQuery.omit(pages).extend({ id, zone }),
  ),
};
