import { courseFilters } from '@/components/courses/filters';
import { friendlyRoundFilters } from '@/components/friendly-rounds/filters';
import { groupFilters } from '@/components/groups/filters';
import { memberFilters } from '@/components/members/filters';
import { regionFilters } from '@/components/places/region-filters';
import { userFilters } from '@/components/users/filters';
import { listAdmins } from '@/lib/api/admins';
import { listCourses } from '@/lib/api/courses';
import { openExport } from '@/lib/api/exports';
import { listFriendlyRounds, listFriendlyRoundsOfUser } from '@/lib/api/friendly-rounds';
import { listHandicapHistory, listMembersOfGroup } from '@/lib/api/groups';
import { listRegions } from '@/lib/api/places';
import { AdminsQuery } from '@/lib/contract/admins';
import { CoursesQuery } from '@/lib/contract/courses';
import { AllFriendlyRoundsQuery, FriendlyRoundsQuery } from '@/lib/contract/friendly-rounds';
import { GroupsQuery } from '@/lib/contract/groups';
import { HandicapHistoryQuery, MembersQuery } from '@/lib/contract/members';
import { CountriesQuery, RegionsQuery } from '@/lib/contract/places';
import { UsersQuery } from '@/lib/contract/users';
import type { ExportName } from '@/lib/list/export';
import { routes } from '@/lib/routes';
import {
  adminColumns,
  courseColumns,
  handicapColumns,
  memberColumns,
  regionColumns,
  roundColumns,
} from './csv-columns';
import { paginated, proxied } from './csv-source';
import { eventLists } from './event-lists';
import { type ExportList, type Paged, read } from './export-list';

/** One entry a list: streamed by the API where it has an export, else paginated page by page. */
export const lists: Readonly<Record<ExportName, ExportList>> = {
  ...eventLists,
  users: {
    file: 'all-users',
    screen: () => routes.users,
    open: async ({ params, signal }) => {
      const { query, zone, csvCheck } = await read(params, UsersQuery, userFilters);
      return proxied(openExport('users', { ...query, zone }, signal), csvCheck);
    },
  },
  friends: {
    file: 'friends',
    screen: routes.userFriends,
    isOfRecord: true,
    open: async ({ params, uid: id, signal }) => {
      const { query, zone, csvCheck } = await read(params, UsersQuery, userFilters);
      return proxied(openExport('friendsOfUser', { ...query, id, zone }, signal), csvCheck);
    },
  },
  memberships: {
    file: 'groups-of-user',
    screen: routes.userGroups,
    isOfRecord: true,
    open: async ({ params, uid: id, signal }) => {
      const { query, zone, csvCheck } = await read(params, MembersQuery, memberFilters);
      return proxied(openExport('groupsOfUser', { ...query, id, zone }, signal), csvCheck);
    },
  },
  rounds: {
    file: 'friendly-rounds',
    screen: routes.userFriendlyRounds,
    isOfRecord: true,
    open: async ({ params, uid, signal }) => {
      const { query, zone, check } = await read(params, FriendlyRoundsQuery);
      const list = (page: Paged) => listFriendlyRoundsOfUser(uid, { ...query, ...page }, signal);
      return paginated({ columns: roundColumns(zone), list, check });
    },
  },
  admins: {
    file: 'bo-admins',
    screen: () => routes.admins,
    open: async ({ params, signal }) => {
      const { query, zone, check } = await read(params, AdminsQuery);
      const list = (page: Paged) => listAdmins({ ...query, ...page }, signal);
      return paginated({ columns: adminColumns(zone), list, check });
    },
  },
  groups: {
    file: 'all-groups',
    screen: () => routes.groups,
    open: async ({ params, signal }) => {
      const { query, zone, csvCheck } = await read(params, GroupsQuery, groupFilters);
      return proxied(openExport('groups', { ...query, zone }, signal), csvCheck);
    },
  },
  members: {
    file: 'members-of-group',
    screen: routes.membersOfGroup,
    isOfRecord: true,
    open: async ({ params, uid, signal }) => {
      const { query, zone, check } = await read(params, MembersQuery, memberFilters);
      const list = (page: Paged) => listMembersOfGroup(uid, { ...query, ...page }, signal);
      return paginated({ columns: memberColumns(zone), list, check });
    },
  },
  handicaps: {
    file: 'handicaps-of-member',
    screen: routes.groupMember,
    isOfRecord: true,
    open: async ({ params, uid, signal }) => {
      const { query, zone, check } = await read(params, HandicapHistoryQuery);
      const list = (page: Paged) => listHandicapHistory(uid, { ...query, ...page }, signal);
      return paginated({ columns: handicapColumns(zone), list, check });
    },
  },
  'group-members': {
    file: 'group-members',
    screen: () => routes.groupMembers,
    open: async ({ params, signal }) => {
      const { query, zone, csvCheck } = await read(params, MembersQuery, memberFilters);
      return proxied(openExport('groupMembers', { ...query, zone }, signal), csvCheck);
    },
  },
  countries: {
    file: 'all-countries',
    screen: () => routes.countries,
    open: async ({ params, signal }) => {
      const { query, zone, csvCheck } = await read(params, CountriesQuery);
      return proxied(openExport('countries', { ...query, zone }, signal), csvCheck);
    },
  },
  regions: {
    file: 'all-regions',
    screen: () => routes.regions,
    open: async ({ params, signal }) => {
      const { query, zone, check, csvCheck } = await read(params, RegionsQuery, regionFilters);
      const { country: id, ...rest } = query;
      // The API exports the regions of one country only.
      if (id && !id.includes(',')) {
        return proxied(openExport('regionsOfCountry', { ...rest, id, zone }, signal), csvCheck);
      }
      const list = (page: Paged) => listRegions({ ...query, ...page }, signal);
      return paginated({ columns: regionColumns, list, check });
    },
  },
  courses: {
    file: 'event-courses',
    screen: () => routes.eventCourses,
    open: async ({ params, signal }) => {
      const { query, check } = await read(params, CoursesQuery, courseFilters);
      const list = (page: Paged) => listCourses({ ...query, ...page }, signal);
      return paginated({ columns: courseColumns, list, check });
    },
  },
  'friendly-rounds': {
    file: 'friendly-rounds',
    screen: () => routes.friendlyRounds,
    open: async ({ params, signal }) => {
      const { query, zone, check } = await read(params, AllFriendlyRoundsQuery, friendlyRoundFilters);
      const list = (page: Paged) => listFriendlyRounds({ ...query, ...page }, signal);
      return paginated({ columns: roundColumns(zone), list, check });
    },
  },
};
