import type * as z from 'zod';
import { Admin as AdminSchema, admins as endpoints } from '@/lib/contract/admins';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { wordText } from './field-text';
import { createdField, idField, statusField } from './make-fields';
import type { Fields, ListDefinition } from './resource';

export type Admin = z.infer<typeof AdminSchema>;

const fields = {
  name: {
    label: 'Name',
    text: (admin) => fullName(admin),
    reads: ['firstName', 'lastName'],
    sortKey: 'name',
    width: 180,
    grow: 2,
    card: 'title',
  },
  email: { label: 'E-mail', text: ({ email }) => email, sortKey: 'email', width: 170, grow: 3, card: 'line-end' },
  status: statusField(({ status }) => status, { width: 110, grow: 1 }),
  createdAt: createdField(),
  uid: idField('Admin ID', { width: 107 }),
} satisfies Fields<Admin>;

export const admins: ListDefinition<Admin> = {
  name: 'admins',
  label: 'BO Admins',
  endpoint: endpoints.list,
  item: AdminSchema,
  mayBeMissing: ['firstName', 'lastName', 'email', 'status', 'createdAt'],
  pathname: () => routes.admins,
  search: 'Name, e-mail or ID',
  empty: 'There are no admins yet.',
  filters: [],
  hit: ({ email, status }) => [email, wordText(status)],
  fields,
  row: { kind: 'admin', noun: 'admin', name: fullName, href: () => null, hasPreview: false },
  csv: {
    file: 'bo-admins',
  },
};
