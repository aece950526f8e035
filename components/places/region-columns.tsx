import { CellLink, CountLink, RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import type { Region } from '@/lib/contract/places';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';

export function regionColumns(): Column<Region>[] {
  const users = (region: Region) => {
    const country = orNull(() => region.country.uid);
    return routes.usersIn(country === null ? { region: region.uid } : { country, region: region.uid });
  };
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 360,
      small: 'title',
      link: users,
      cell: (region) => <RowLink href={users(region)}>{region.name}</RowLink>,
    },
    {
      id: 'country',
      header: 'Country',
      sortKey: 'country',
      width: 240,
      small: 'fact',
      cell: ({ country }) => <CellLink href={routes.regionsOf(country.uid)}>{country.name}</CellLink>,
    },
    {
      id: 'usersCount',
      header: 'Users',
      sortKey: 'usersCount',
      align: 'end',
      width: 140,
      small: 'fact',
      cell: (region) => <CountLink href={users(region)} count={region.usersCount} />,
    },
    {
      id: 'uid',
      header: 'Region ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="region ID" />,
    },
  ];
}
