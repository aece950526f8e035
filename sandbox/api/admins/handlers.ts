import { ORPCError } from '@orpc/server';
import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { adminsList, findAdmin } from './queries';

export const me = {
  get: implementer.me.get.handler(async ({ context: { db, principal } }) => {
    const admin = await findAdmin(db, principal);
    if (!admin) throw new ORPCError('NOT_FOUND', { message: 'No member of staff belongs to this sign-in' });
    return admin;
  }),
};

export const admins = {
  list: implementer.admins.list.handler(({ input, context }) => page(context, adminsList, input)),
};
