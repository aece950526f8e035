import { z } from 'zod';
import { AnyOf, get, listQuery, MomentEnd, NumberEnd, Person, pageOf, Ref, Timestamp } from './common';

/** Golfers who play together. Assumed: the specification shows no group fields. */
export const Group = Ref.extend({
  owner: Person.nullish(),
  country: Ref.nullish(),
  membersCount: z.number().int().min(0).nullish(),
  eventsCount: z.number().int().min(0).nullish(),
  createdAt: Timestamp,
});
export type Group = z.infer<typeof Group>;

/** `search` matches words of the name, and the uid exactly. */
export const GroupsQuery = listQuery(['name', 'owner', 'country', 'membersCount', 'eventsCount', 'createdAt'], {
  country: AnyOf.optional(),
  membersMin: NumberEnd.optional(),
  membersMax: NumberEnd.optional(),
  createdFrom: MomentEnd.optional(),
  createdTo: MomentEnd.optional(),
});

export const groups = {
  list: get('/admin/groups', 'Groups').input(GroupsQuery).output(pageOf(Group)),
};
