import { implement } from '@orpc/server';
import { contract } from '@/lib/contract/contract';
import type { ApiContext } from './context';

/** Exports are streams, which this library does not send: they are served beside it. */
const { exports: _, events: _events, groups, members, ...rest } = contract;

const endpoints = {
  ...rest,
  groups: { list: groups.list },
  members: { list: members.list, listOfGroup: members.listOfGroup },
};

export const implementer = implement(endpoints).$context<ApiContext>();
