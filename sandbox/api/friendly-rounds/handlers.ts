import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { requireUser } from '@/sandbox/api/users/queries';
import { roundsOfUserList } from './queries';

export const listOfUser = implementer.friendlyRounds.listOfUser.handler(
  async ({ input: { id, ...query }, context }) => {
    await requireUser(context.db, id);
    return page(context, roundsOfUserList(id), query);
  },
);
