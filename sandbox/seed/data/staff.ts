import type { admins } from '../../db/schema';

/** The staff behind the sandbox's sign-ins; the ids are the subjects that the identity server gives. */
export const staffSeeds: readonly (typeof admins.$inferInsert)[] = [
  staff(1, 'Isla', 'Mackintosh', 'staff@fairway.test', 'ACTIVE', '2024-02-12T09:14:00.000Z'),
  staff(2, 'Callum', 'Rennie', 'temporary@fairway.test', 'INVITED', '2026-10-26T15:40:00.000Z'),
  staff(3, 'Morag', 'Sinclair', 'disabled@fairway.test', 'DISABLED', '2024-05-03T08:02:00.000Z'),
];

function staff(number: number, firstName: string, lastName: string, email: string, status: string, since: string) {
  const id = `5f1c1d2e-7a44-4c0b-9d59-1a5b6c7d8e0${number}`;
  return { id, firstName, lastName, email, status, createdAt: new Date(since) };
}
