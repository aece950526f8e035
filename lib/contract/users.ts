import * as z from 'zod';
import { AnyOf, get, listQuery, MomentEnd, OpenEnum, Person, pageOf, Ref, Timestamp } from './common';
import { MembersQuery } from './members';
import { Membership } from './memberships';
import type { Read } from './wire/read';

/** A golfer. Assumed: the specification shows no user fields. A plus handicap is negative. */
export const User = Person.extend({
  handicap: z.number().nullish(),
  country: Ref.nullish(),
  region: Ref.nullish(),
  status: OpenEnum.nullish(),
  createdAt: Timestamp,
  lastActiveAt: Timestamp.nullish(),
});
export type User = Read<typeof User>;

/** Requested on its own, when staff ask to see it. */
export const UserEmail = z.object({ email: z.string().min(1) });
export type UserEmail = Read<typeof UserEmail>;

/**
 * `search` matches words of the name and the e-mail, and the uid exactly. `country` and `region` are uids; they and
 * `status` take `none` as well, for golfers without one.
 */
export const UsersQuery = listQuery(['name', 'handicap', 'country', 'region', 'status', 'createdAt', 'lastActiveAt'], {
  country: AnyOf.optional(),
  region: AnyOf.optional(),
  status: AnyOf.optional(),
  createdFrom: MomentEnd.optional(),
  createdTo: MomentEnd.optional(),
});

const id = z.string().min(1);

export const users = {
  list: get('/admin/users', 'Golfers').input(UsersQuery).output(pageOf(User)),
  email: get('/admin/users/{id}/email', "A golfer's e-mail address").input(z.strictObject({ id })).output(UserEmail),
  listFriends: get('/admin/users/{id}/friends', "A golfer's friends")
    .input(UsersQuery.extend({ id }))
    .output(pageOf(User)),
  listGroups: get('/admin/users/{id}/groups', "A golfer's memberships, one row a group")
    .input(MembersQuery.extend({ id }))
    .output(pageOf(Membership)),
};
