import { z } from 'zod';
import { get, listQuery, OpenEnum, Person, pageOf, Ref, Timestamp } from './common';

/** A golfer. Assumed: the specification shows no user fields. A plus handicap is negative. */
export const User = Person.extend({
  handicap: z.number().nullish(),
  country: Ref.nullish(),
  region: Ref.nullish(),
  status: OpenEnum.nullish(),
  createdAt: Timestamp,
  lastActiveAt: Timestamp.nullish(),
});
export type User = z.infer<typeof User>;

/** `search` matches words of the name and the e-mail, and the uid exactly. */
export const UsersQuery = listQuery(['name', 'handicap', 'country', 'createdAt']);

export const users = {
  list: get('/admin/users', 'Golfers').input(UsersQuery).output(pageOf(User)),
};
