import { requireGroup } from '@/sandbox/api/groups/queries';
import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { historyOfMemberList } from './handicap-history';
import { membersList, membersOfGroupList, requireMember } from './queries';

const { members } = implementer;

export const list = members.list.handler(({ input, context }) => page(context, membersList, input));

export const listOfGroup = members.listOfGroup.handler(async ({ input: { id, ...query }, context }) => {
  await requireGroup(context.db, id);
  return page(context, membersOfGroupList(id), query);
});

export const handicapHistory = members.handicapHistory.handler(async ({ input: { id, ...query }, context }) => {
  await requireMember(context.db, id);
  return page(context, historyOfMemberList(id), query);
});
