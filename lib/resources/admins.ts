import type * as z from 'zod';
import { Admin as AdminSchema, admins as endpoints } from '@/lib/contract/admins';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { timeText, wordText } from './field-text';
import type { Fields, List } from './resource';

export type Admin = z.infer<typeof AdminSchema>;

const fields = {
  name: { label: 'Name', text: (admin) => fullName(admin), sortKey: 'name', width: 260, card: 'title' },
  email: { label: 'E-mail', text: ({ email }) => email, sortKey: 'email', width: 250 },
  status: {
    label: 'Status',
    text: ({ status }) => wordText(status),
    kind: 'status',
    sortKey: 'status',
    width: 150,
    card: 'aside',
  },
  createdAt: {
    label: 'Created',
    text: ({ createdAt }, format) => timeText(createdAt, format),
    kind: 'time',
    sortKey: 'createdAt',
    width: 164,
  },
  uid: { label: 'Admin ID', text: ({ uid }) => uid, kind: 'id', width: 116 },
} satisfies Fields<Admin>;

/** The staff of the back office. */
export const admins: List<Admin> = {
  name: 'admins',
  label: 'BO Admins',
  endpoint: endpoints.list,
  item: AdminSchema,
  assumed: ['firstName', 'lastName', 'email', 'status', 'createdAt'],
  pathname: () => routes.admins,
  search: 'Name, e-mail or ID',
  empty: 'There are no admins yet.',
  filters: [],
  hit: ({ email, status }) => [email, wordText(status)],
  fields,
  row: { kind: 'admin', noun: 'admin', name: fullName, href: () => null, hasPreview: false },
  csv: {
    file: 'bo-admins',
    columns: [
      { heading: 'Uid', value: ({ uid }) => uid },
      { heading: 'First name', value: ({ firstName }) => firstName },
      { heading: 'Last name', value: ({ lastName }) => lastName },
      { heading: 'E-mail', value: ({ email }) => email },
      { heading: 'Status', value: ({ status }) => status },
      { heading: 'Created', value: ({ createdAt }) => createdAt, isTime: true },
    ],
  },
};
