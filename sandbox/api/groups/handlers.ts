import { implementer } from '@/sandbox/api/implementer';
import { page } from '@/sandbox/api/list/page';
import { groupsList } from './queries';

export const list = implementer.groups.list.handler(({ input, context }) => page(context, groupsList, input));
