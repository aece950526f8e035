import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { groupsOfUserList } from '@/sandbox/api/members/queries';
import { findEmail, friendsList, requireUser, usersList } from './queries';

const { users } = implementer;

export const list = users.list.handler(({ input, context }) => page(context, usersList, input));

export const email = users.email.handler(async ({ input: { id }, context: { db } }) => ({
  email: await findEmail(db, id),
}));

export const listFriends = users.listFriends.handler(async ({ input: { id, ...query }, context }) => {
  await requireUser(context.db, id);
  return page(context, friendsList(id), query);
});

export const listGroups = users.listGroups.handler(async ({ input: { id, ...query }, context }) => {
  await requireUser(context.db, id);
  return page(context, groupsOfUserList(id), query);
});
