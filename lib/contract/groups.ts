import * as z from 'zod';
import { AnyOf, get, listQuery, MomentEnd, NumberEnd, OpenEnum, Person, pageOf, Ref, Timestamp } from './common';
import { csv, pages, zone } from './csv';
import type { RowsOf } from './page';
import type { Read } from './wire/read';

/** Golfers who play together. Assumed: the specification shows no group fields. */
export const Group = Ref.extend({
  owner: Person.nullish(),
  country: Ref.nullish(),
  membersCount: z.number().int().min(0).nullish(),
  eventsCount: z.number().int().min(0).nullish(),
  createdAt: Timestamp,
});
export type Group = Read<typeof Group>;

/** `search` matches words of the name, and the uid exactly. */
export const GroupsQuery = listQuery(['name', 'owner', 'country', 'membersCount', 'eventsCount', 'createdAt'], {
  country: AnyOf.optional(),
  membersMin: NumberEnd.optional(),
  membersMax: NumberEnd.optional(),
  createdFrom: MomentEnd.optional(),
  createdTo: MomentEnd.optional(),
});

/** How a group uses a kind of contest (nearest the pin, longest drive, twos, skins, …) at its events. Assumed. */
export const ContestUsage = z.object({
  contestType: OpenEnum,
  /** Events with at least one such contest. */
  eventsCount: z.number().int().min(0),
  /** Of all events of the group, from 0 to 1. */
  eventsShare: z.number().min(0).max(1),
  contestsCount: z.number().int().min(0),
  /** Winners recorded: a contest may have several, or none. */
  winnersCount: z.number().int().min(0),
  firstUsedAt: Timestamp.nullish(),
  lastUsedAt: Timestamp.nullish(),
});
export type ContestUsage = Read<typeof ContestUsage>;

/** Most used first; empty for a group without contests. `eventsCount` counts all events of the group. */
export const ContestUsages = z.object({ eventsCount: z.number().int().min(0), items: z.array(ContestUsage) });
export type ContestUsageRows = RowsOf<Read<typeof ContestUsages>>;

export const groups = {
  list: get('/admin/groups', 'Groups').input(GroupsQuery).output(pageOf(Group)),
  contestUsage: get('/admin/groups/{id}/contest-usage', 'Contests at the events of a group, by kind')
    .input(z.strictObject({ id: z.string().min(1) }))
    .output(ContestUsages),
};

export const groupExports = {
  groups: csv('/admin/export/groups', 'Groups as CSV').input(GroupsQuery.omit(pages).extend({ zone })),
};
