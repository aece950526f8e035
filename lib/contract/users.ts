import * as z from 'zod';
import { AnyOf, Figure, get, listQuery, MomentEnd, OpenEnum, Person, pageOf, Ref, Timestamp } from './common';
import { Group } from './groups';
import { Member, MembersQuery } from './members';
import { fromWire } from './wire/from';
import { readLeniently } from './wire/lenient';
import { orElse } from './wire/other-reading';
import { FAULTS, type Read } from './wire/read';
import type { Fields } from './wire/shape';
import { faultsOf } from './wire/unread';

const FAULT = { place: '', words: 'Expected a membership, received a group', read: false };

/** What only a membership has. */
const OF_A_MEMBERSHIP = ['group', 'membershipType', 'firstName', 'lastName'] as const;

/** A golfer's membership; where the API has the golfer's groups instead, the group, and nothing that it does not say. */
export const Membership = orElse(Member, (value) => {
  const { uid: _, ...said } = fromWire(Member, value) as Fields;
  if (OF_A_MEMBERSHIP.some((name) => name in said)) return null;
  const group = Ref.safeParse(fromWire(Group, value));
  if (!group.success) return null;
  const { uid, name } = group.data;
  const read = readLeniently(Member, { ...said, uid, group: { uid, name } });
  return read.ok ? withoutTheRest(read.value, { ...said, uid, group }) : null;
});

/** The same membership, whose other fields cannot be read: also those that a membership may leave out. */
function withoutTheRest(membership: Member, said: Fields): Member {
  const unsaid = Object.keys(Member.shape).filter((name) => !(name in said));
  const own = faultsOf(membership).filter(({ path: [name = ''] }) => name in said);
  return { ...membership, [FAULTS]: [...unsaid.map((name) => ({ ...FAULT, path: [name] })), ...own] };
}

/** A golfer. Assumed: the specification shows no user fields. A plus handicap is negative. */
export const User = Person.extend({
  handicap: Figure.nullish(),
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
