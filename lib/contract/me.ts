import { z } from 'zod';
import { get, OpenEnum, Person, Timestamp } from './common';

/** A member of staff. Assumed: the product's specification names the endpoint, not its shape. */
export const Admin = Person.extend({
  email: z.string(),
  status: OpenEnum.nullish(),
  createdAt: Timestamp.nullish(),
});
export type Admin = z.infer<typeof Admin>;

export const me = {
  get: get('/me', 'The signed-in member of staff').output(Admin),
};
