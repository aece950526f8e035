import * as z from 'zod';
import { acceptId, coerceDate, listQuery, OpenEnum, pageOf, Timestamp } from './common';

/** A staff account. The specification names the endpoints but not these fields. */
export const Admin = acceptId(
  z.object({
    uid: z.string().min(1),
    firstName: z.string().nullish(),
    lastName: z.string().nullish(),
    email: z.string().nullish(),
    status: OpenEnum.nullish(),
    createdAt: coerceDate(Timestamp).nullish(),
  }),
);
export type Admin = z.infer<typeof Admin>;

/** `search` matches the uid, or words in the name and the e-mail address. */
export const AdminsQuery = listQuery(['name', 'email', 'status', 'createdAt']);

export const me = {
  get: { path: '/me', summary: 'The signed-in member of staff', input: z.strictObject({}), output: Admin },
};

export const admins = {
  list: { path: '/admins', summary: 'Staff of the back office', input: AdminsQuery, output: pageOf(Admin) },
};
