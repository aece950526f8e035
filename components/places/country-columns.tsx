import { CountLink, RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import type { Country } from '@/lib/contract/places';
import { routes } from '@/lib/routes';

export function countryColumns(): Column<Country>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 320,
      small: 'title',
      link: ({ uid }) => routes.regionsOf(uid),
      cell: ({ uid, name }) => <RowLink href={routes.regionsOf(uid)}>{name}</RowLink>,
    },
    {
      id: 'isoCode',
      header: 'Code',
      sortKey: 'isoCode',
      width: 130,
      small: 'fact',
      cell: ({ isoCode }) => isoCode,
    },
    {
      id: 'regionsCount',
      header: 'Regions',
      sortKey: 'regionsCount',
      align: 'end',
      width: 130,
      small: 'fact',
      cell: ({ uid, regionsCount }) => <CountLink href={routes.regionsOf(uid)} count={regionsCount} />,
    },
    {
      id: 'usersCount',
      header: 'Users',
      sortKey: 'usersCount',
      align: 'end',
      width: 140,
      small: 'fact',
      cell: ({ uid, usersCount }) => <CountLink href={routes.usersIn({ country: uid })} count={usersCount} />,
    },
    {
      id: 'uid',
      header: 'Country ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="country ID" />,
    },
  ];
}
