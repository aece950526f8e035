import { ORPCError } from '@orpc/server';
import type { StrokeBoard } from '@/lib/contract/boards';
import type { Paging } from '@/lib/contract/common';
import type { Database } from '@/sandbox/db/database';
import { adminsList, findAdmin } from './admins/queries';
import type { ApiContext } from './context';
import { coursesList, findCourse } from './courses/queries';
import { eventLeaderboard, eventTeamLeaderboard, eventTeamScorecards, withEventOutcomes } from './events/boards';
import { eventRoundsList, eventsList, findEvent } from './events/queries';
import { requireEvent, teamsOfEventList } from './events/team-queries';
import { friendlyLeaderboard, friendlyMatches, friendlyScorecards, withOutcomes } from './friendly-rounds/boards';
import { type LoadedRound, withHoles } from './friendly-rounds/load-rounds';
import { roundsList, roundsOfUserList } from './friendly-rounds/queries';
import { contestUsageOf, groupsList, requireGroup } from './groups/queries';
import { implementer } from './implementer';
import type { List, Row } from './list/list';
import { type PageQuery, page } from './list/page';
import {
  groupsOfUserList,
  historyOfMemberList,
  membersList,
  membersOfGroupList,
  requireMember,
} from './members/queries';
import { countriesList, regionsList } from './places/queries';
import { dashboard, stats } from './stats/handlers';
import { findEmail, friendsList, requireUser, usersList } from './users/queries';

const { me, admins, courses, countries, events, friendlyRounds, groups, members, regions, users } = implementer;

type Asked<Query> = { input: Query; context: ApiContext };

const pageOf =
  <Item extends Row, Query extends PageQuery>(list: List<Item, Omit<Query, 'pageNumber' | 'pageSize'>>) =>
  ({ input, context }: Asked<Query>) =>
    page(context, list as List<Item, Query>, input);

/** Returns a page of a record's list, such as a user's friends. Responds 404 if the record does not exist. */
const pageOfRecord =
  <Item extends Row, Query extends PageQuery & { id: string }>(
    requireRecord: (db: Database, id: string) => Promise<void>,
    listOf: (id: string) => List<Item, Omit<Query, 'pageNumber' | 'pageSize' | 'id'>>,
  ) =>
  async ({ input, context }: Asked<Query>) => {
    await requireRecord(context.db, input.id);
    return page(context, listOf(input.id) as List<Item, Query>, input);
  };

async function completed<Item, Completed>(
  found: { items: Item[]; paging: Paging },
  complete: (items: Item[]) => Promise<Completed[]>,
): Promise<{ items: Completed[]; paging: Paging }> {
  return { items: await complete(found.items), paging: found.paging };
}

const completeRounds = (context: ApiContext) => async (items: LoadedRound[]) =>
  withOutcomes(context, await withHoles(context, items));

const eventBoards = (
  { individualLeaderboard, teamLeaderboard, teamScorecard }: typeof events.stableford,
  board: StrokeBoard,
) => ({
  individualLeaderboard: individualLeaderboard.handler(({ input, context }) => eventLeaderboard(context, input, board)),
  teamLeaderboard: teamLeaderboard.handler(({ input, context }) => eventTeamLeaderboard(context, input, board)),
  teamScorecard: teamScorecard.handler(({ input, context }) => eventTeamScorecards(context, input, board)),
});

const friendlyBoards = (
  { individualLeaderboard, scorecard }: typeof friendlyRounds.stableford,
  board: StrokeBoard,
) => ({
  individualLeaderboard: individualLeaderboard.handler(({ input, context }) =>
    friendlyLeaderboard(context, input.id, board),
  ),
  scorecard: scorecard.handler(({ input, context }) => friendlyScorecards(context, input.id, board)),
});

/** The handlers of all endpoints. TypeScript reports an endpoint of the contract that has no handler here. */
export const router = implementer.router({
  me: {
    get: me.get.handler(async ({ context: { db, principal } }) => {
      const admin = await findAdmin(db, principal);
      if (!admin) throw new ORPCError('NOT_FOUND', { message: 'No member of staff belongs to this sign-in' });
      return admin;
    }),
  },
  admins: { list: admins.list.handler(pageOf(adminsList)) },
  users: {
    list: users.list.handler(pageOf(usersList)),
    email: users.email.handler(async ({ input, context }) => ({ email: await findEmail(context.db, input.id) })),
    listFriends: users.listFriends.handler(pageOfRecord(requireUser, friendsList)),
    listGroups: users.listGroups.handler(pageOfRecord(requireUser, groupsOfUserList)),
  },
  courses: {
    list: courses.list.handler(pageOf(coursesList)),
    get: courses.get.handler(({ input, context }) => findCourse(context.db, input.id)),
  },
  events: {
    list: events.list.handler(async ({ input, context }) =>
      completed(await page(context, eventsList, input), (items) => withEventOutcomes(context, items)),
    ),
    get: events.get.handler(async ({ input, context }) => {
      const event = await findEvent(context.db, input.id);
      const [withOutcome = event] = await withEventOutcomes(context, [event]);
      return withOutcome;
    }),
    listRounds: events.listRounds.handler(pageOf(eventRoundsList)),
    listTeams: events.listTeams.handler(async ({ input: { group, event, ...query }, context }) => {
      await requireEvent(context.db, group, event);
      return page(context, teamsOfEventList(event), query);
    }),
    stableford: eventBoards(events.stableford, 'stableford'),
    strokeplay: eventBoards(events.strokeplay, 'strokeplay'),
  },
  friendlyRounds: {
    list: friendlyRounds.list.handler(async ({ input, context }) =>
      completed(await page(context, roundsList, input), completeRounds(context)),
    ),
    listOfUser: friendlyRounds.listOfUser.handler(async ({ input, context }) => {
      await requireUser(context.db, input.id);
      return completed(await page(context, roundsOfUserList(input.id), input), completeRounds(context));
    }),
    matchplay: {
      individualLeaderboard: friendlyRounds.matchplay.individualLeaderboard.handler(({ input, context }) =>
        friendlyMatches(context, input.id, 'individual'),
      ),
      teamLeaderboard: friendlyRounds.matchplay.teamLeaderboard.handler(({ input, context }) =>
        friendlyMatches(context, input.id, 'team'),
      ),
    },
    stableford: friendlyBoards(friendlyRounds.stableford, 'stableford'),
    strokeplay: friendlyBoards(friendlyRounds.strokeplay, 'strokeplay'),
  },
  groups: {
    list: groups.list.handler(pageOf(groupsList)),
    contestUsage: groups.contestUsage.handler(async ({ input: { id }, context: { db } }) => {
      await requireGroup(db, id);
      return contestUsageOf(db, id);
    }),
  },
  members: {
    list: members.list.handler(pageOf(membersList)),
    listOfGroup: members.listOfGroup.handler(pageOfRecord(requireGroup, membersOfGroupList)),
    handicapHistory: members.handicapHistory.handler(pageOfRecord(requireMember, historyOfMemberList)),
  },
  countries: { list: countries.list.handler(pageOf(countriesList)) },
  regions: { list: regions.list.handler(pageOf(regionsList)) },
  dashboard,
  stats,
});
