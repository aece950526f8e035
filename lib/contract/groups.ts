import * as z from 'zod';
import {
  AnyOf,
  acceptId,
  Count,
  coerceDate,
  coerceNumber,
  listQuery,
  MomentEnd,
  NumberEnd,
  OpenEnum,
  Person,
  pageOf,
  Ref,
  Timestamp,
} from './common';
import { pages, zone } from './csv';

/** The specification does not define these fields. */
export const Group = acceptId(
  Ref.extend({
    owner: acceptId(Person).nullish(),
    country: acceptId(Ref).nullish(),
    membersCount: Count.nullish(),
    eventsCount: Count.nullish(),
    createdAt: coerceDate(Timestamp).nullish(),
  }),
);
export type Group = z.infer<typeof Group>;

/** `search` matches the uid, or words in the name. */
export const GroupsQuery = listQuery(['name', 'owner', 'country', 'membersCount', 'eventsCount', 'createdAt'], {
  country: AnyOf.optional(),
  membersMin: NumberEnd.optional(),
  membersMax: NumberEnd.optional(),
  createdFrom: MomentEnd.optional(),
  createdTo: MomentEnd.optional(),
});

/** How often a group holds a contest (nearest the pin, longest drive, …) at its events. Not in the specification. */
export const ContestUsage = z.object({
  contestType: OpenEnum,
  eventsCount: Count.nullish(),
  /** The share of the group's events with this contest, from 0 to 1. */
  eventsShare: coerceNumber(z.number().min(0).max(1)).nullish(),
  contestsCount: Count.nullish(),
  /** A contest may have several winners or none. */
  winnersCount: Count.nullish(),
  firstUsedAt: coerceDate(Timestamp).nullish(),
  lastUsedAt: coerceDate(Timestamp).nullish(),
});

/** The most frequent contest comes first. `eventsCount` counts all events of the group. */
export const ContestUsages = z.object({ eventsCount: Count, items: z.array(ContestUsage) });

export const groups = {
  list: { path: '/admin/groups', summary: 'Groups', input: GroupsQuery, output: pageOf(Group) },
  contestUsage: {
    path: '/admin/groups/{id}/contest-usage',
    summary: 'Contests at the events of a group, by type',
    input: z.strictObject({ id: z.string().min(1) }),
    output: ContestUsages,
  },
};

export const groupExports = {
  groups: { path: '/admin/export/groups', summary: 'Groups as CSV', input: GroupsQuery.omit(pages).extend({ zone }) },
};
