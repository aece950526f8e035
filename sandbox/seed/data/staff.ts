import { foldName } from '../../db/fold-name';
import type { admins } from '../../db/schema/base';

type Staff = typeof admins.$inferInsert;

/** The first five are behind the sandbox's sign-ins; the ids are the subjects that the identity server gives. */
export const staffSeeds: readonly Staff[] = [
  staff(1, 'Isla', 'Mackintosh', 'staff@fairway.test', 'ACTIVE', '2024-02-12T09:14:00.000Z'),
  staff(2, 'Callum', 'Rennie', 'temporary@fairway.test', 'INVITED', '2026-10-26T15:40:00.000Z'),
  staff(3, 'Morag', 'Sinclair', 'disabled@fairway.test', 'DISABLED', '2024-05-03T08:02:00.000Z'),
  staff(5, 'Eilidh', 'Urquhart', 'totp@fairway.test', 'ACTIVE', '2025-08-11T10:05:00.000Z'),
  staff(6, 'Fergus', 'Drummond', 'fergus@fairway.test', 'ACTIVE', '2025-10-06T07:50:00.000Z'),
  staff(11, 'Aoife', 'Ní Bhriain', 'aoife@fairway.test', 'ACTIVE', '2024-02-12T09:20:00.000Z'),
  staff(12, 'Duncan', 'Pettigrew', 'duncan@fairway.test', 'ACTIVE', '2024-06-17T10:31:00.000Z'),
  staff(13, 'Yuki', 'Tanaka', 'yuki@fairway.test', 'ACTIVE', '2025-01-06T01:55:00.000Z'),
  staff(14, 'Oluwaseun', 'Adeyemi', 'oluwaseun@fairway.test', 'ACTIVE', '2025-03-24T13:08:00.000Z'),
  staff(
    15,
    'Maximiliane',
    'Freifrau von Stetten-Buchenbach',
    'm.stetten@fairway.test',
    'ACTIVE',
    '2025-05-12T07:45:00Z',
  ),
  staff(16, 'Rhys', 'ap Gruffudd', 'rhys@fairway.test', 'PASSWORD_EXPIRED', '2025-09-01T08:30:00.000Z'),
  staff(17, 'Catriona', 'Bell', 'catriona@fairway.test', 'INVITED', '2026-10-29T16:12:00.000Z'),
  staff(18, 'Ignacio', 'Rojo', 'ignacio@fairway.test', 'DISABLED', '2024-03-19T11:00:00.000Z'),
  staff(19, 'Support', 'Desk', 'support@fairway.test', null, '2024-02-01T00:00:00.000Z'),
];

function staff(
  number: number,
  firstName: string,
  lastName: string,
  email: string,
  status: string | null,
  since: string,
): Staff {
  const digits = String(number).padStart(2, '0');
  const head = number > 10 ? `${digits}c7e40b` : '5f1c1d2e';
  const id = `${head}-7a44-4c0b-9d59-1a5b6c7d8e${digits}`;
  const nameKey = foldName(`${firstName} ${lastName}`);
  const searchText = `${nameKey} ${foldName(email)}`;
  return { id, firstName, lastName, email, status, nameKey, searchText, createdAt: new Date(since) };
}
