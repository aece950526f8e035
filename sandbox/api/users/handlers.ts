import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { countUsers, listUsers } from './queries';

export const list = implementer.users.list.handler(async ({ input, context: { db } }) =>
  page(input, await countUsers(db, input), (limit, offset) => listUsers(db, input, limit, offset)),
);
