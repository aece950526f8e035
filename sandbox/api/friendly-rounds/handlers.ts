import { ORPCError } from '@orpc/server';
import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { isUid } from '@/sandbox/api/list/search';
import { userExists } from '@/sandbox/api/users/queries';
import { countRoundsOfUser, listRoundsOfUser } from './queries';

export const listOfUser = implementer.friendlyRounds.listOfUser.handler(async ({ input, context: { db } }) => {
  const { id, ...query } = input;
  if (!isUid(id) || !(await userExists(db, id))) {
    throw new ORPCError('NOT_FOUND', { message: 'There is no golfer with this uid' });
  }
  const total = await countRoundsOfUser(db, id, query);
  return page(query, total, (limit, offset) => listRoundsOfUser(db, id, query, limit, offset));
});
