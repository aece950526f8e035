import { finderIn } from '@/lib/api/finder';
import type { Admin } from '@/lib/contract/admins';
import { reads } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { declareRecord } from './declare-record';

/** A member of staff, shown in the list of them. */
export const admin = declareRecord<Admin>({
  kind: 'admin',
  one: 'admin',
  find: finderIn('admins.list'),
  name: reads(['firstName', 'lastName'], fullName),
  facts: [
    { label: 'E-mail', text: 'email', on: ['hit'] },
    { label: 'Status', status: 'status', on: ['hit'] },
  ],
});
