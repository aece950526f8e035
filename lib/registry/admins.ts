import { field } from '@/lib/contract/wire/unread';
import { formatDateTime } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

export const admins = declareList({
  name: 'admins',
  endpoint: 'admins.list',
  path: routes.admins,
  label: 'BO Admins',
  search: 'Name, email or ID',
  empty: 'There are no admins yet.',
  export: {
    file: 'bo-admins',
    columns: (zone) => [
      ['Uid', 'uid'],
      ['First name', 'firstName'],
      ['Last name', 'lastName'],
      ['E-mail', 'email'],
      ['Status', 'status'],
      [`Created (${zone})`, field('createdAt', (createdAt) => createdAt && formatDateTime(createdAt, zone))],
    ],
  },
});
