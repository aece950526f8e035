import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { contestUsageOf } from './contest-usage';
import { groupsList, requireGroup } from './queries';

const { groups } = implementer;

export const list = groups.list.handler(({ input, context }) => page(context, groupsList, input));

export const contestUsage = groups.contestUsage.handler(async ({ input: { id }, context: { db } }) => {
  await requireGroup(db, id);
  return contestUsageOf(db, id);
});
