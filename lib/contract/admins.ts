import * as z from 'zod';
import { get, listQuery, OpenEnum, Person, pageOf, Timestamp } from './common';
import type { Read } from './wire/read';

/** A member of staff. Assumed: the specification names the endpoints, not the shape. */
export const Admin = Person.extend({
  email: z.string(),
  status: OpenEnum.nullish(),
  createdAt: Timestamp.nullish(),
});
export type Admin = Read<typeof Admin>;

/** `search` matches words of the name and the e-mail, and the uid exactly. */
export const AdminsQuery = listQuery(['name', 'email', 'status', 'createdAt']);

export const me = {
  get: get('/me', 'The signed-in member of staff').output(Admin),
};

export const admins = {
  list: get('/admins', 'Staff of the back office').input(AdminsQuery).output(pageOf(Admin)),
};
