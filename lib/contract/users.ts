import * as z from 'zod';
import {
  AnyOf,
  acceptId,
  coerceDate,
  coerceNumber,
  Figure,
  listQuery,
  MomentEnd,
  NumberEnd,
  OpenEnum,
  pageOf,
  Ref,
  Timestamp,
} from './common';
import { pages, zone } from './csv';
import { isFields } from './fields';
import { Member, MembersQuery } from './members';

const OF_A_MEMBERSHIP = ['group', 'membershipType', 'firstName', 'lastName'] as const;

const GroupRef = acceptId(Ref);

function groupAsMembership(value: unknown): unknown {
  if (!isFields(value) || OF_A_MEMBERSHIP.some((name) => name in value)) return value;
  const group = GroupRef.safeParse(value);
  return group.success ? { ...value, group: group.data } : value;
}

export const Membership = z.preprocess((value: z.input<typeof Member>) => groupAsMembership(value), Member);

/** The specification does not define these fields. A plus handicap is negative. */
export const User = acceptId(
  z.object({
    uid: z.string().min(1),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    handicap: coerceNumber(Figure).nullish(),
    country: acceptId(Ref).nullish(),
    region: acceptId(Ref).nullish(),
    status: OpenEnum.nullish(),
    createdAt: coerceDate(Timestamp).nullish(),
    lastActiveAt: coerceDate(Timestamp).nullish(),
  }),
);
export type User = z.infer<typeof User>;

export const UserEmail = z.object({ email: z.string().min(1) });
export type UserEmail = z.infer<typeof UserEmail>;

/** `search` matches the uid, or words in name and e-mail. `country`, `region` and `status` accept `none`. */
export const UsersQuery = listQuery(['name', 'handicap', 'country', 'region', 'status', 'createdAt', 'lastActiveAt'], {
  country: AnyOf.optional(),
  region: AnyOf.optional(),
  status: AnyOf.optional(),
  createdFrom: MomentEnd.optional(),
  createdTo: MomentEnd.optional(),
  handicapMin: NumberEnd.optional(),
  handicapMax: NumberEnd.optional(),
  activeFrom: MomentEnd.optional(),
  activeTo: MomentEnd.optional(),
  // Users who were last active before this moment, or never.
  activeBefore: MomentEnd.optional(),
  active: z.enum(['never']).optional(),
});

const id = z.string().min(1);

export const users = {
  list: { path: '/admin/users', summary: 'Users', input: UsersQuery, output: pageOf(User) },
  email: {
    path: '/admin/users/{id}/email',
    summary: "A user's e-mail address",
    input: z.strictObject({ id }),
    output: UserEmail,
  },
  listFriends: {
    path: '/admin/users/{id}/friends',
    summary: "A user's friends",
    input: UsersQuery.extend({ id }),
    output: pageOf(User),
  },
  listGroups: {
    path: '/admin/users/{id}/groups',
    summary: "A user's memberships, one row per group",
    input: MembersQuery.extend({ id }),
    output: pageOf(Membership),
  },
};

export const userExports = {
  users: { path: '/admin/export/users', summary: 'Users as CSV', input: UsersQuery.omit(pages).extend({ zone }) },
  friendsOfUser: {
    path: '/admin/export/users/{id}/friends',
    summary: "A user's friends as CSV",
    input: UsersQuery.omit(pages).extend({ id, zone }),
  },
  groupsOfUser: {
    path: '/admin/export/users/{id}/groups',
    summary: "A user's memberships as CSV",
    input: MembersQuery.omit(pages).extend({ id, zone }),
  },
};
