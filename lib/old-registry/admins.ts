import { routes } from '@/lib/routes';
import { declareList } from './declare-list';

export const admins = declareList({
  name: 'admins',
  endpoint: 'admins.list',
  path: routes.admins,
  label: 'BO Admins',
  search: 'Name, e-mail or ID',
  empty: 'There are no admins yet.',
  export: {
    file: 'bo-admins',
    columns: [
      { heading: 'Uid', of: 'uid' },
      { heading: 'First name', of: 'firstName' },
      { heading: 'Last name', of: 'lastName' },
      { heading: 'E-mail', of: 'email' },
      { heading: 'Status', of: 'status' },
      { heading: 'Created', of: 'createdAt', moment: true },
    ],
  },
});
