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
      ['Uid', ({ uid }) => uid],
      ['First name', ({ firstName }) => firstName],
      ['Last name', ({ lastName }) => lastName],
      ['E-mail', ({ email }) => email],
      ['Status', ({ status }) => status],
      [`Created (${zone})`, ({ createdAt }) => createdAt && formatDateTime(createdAt, zone)],
    ],
  },
});
