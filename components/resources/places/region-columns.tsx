import { countColumn, idColumn, nameColumn, type TableOf } from '@/components/old-cells/column';
import type { Region } from '@/lib/contract/places';
import { routes } from '@/lib/routes';

export function regionTable(): TableOf<Region> {
  const users = ({ uid, country }: Region) => routes.usersIn({ ...(country && { country: country.uid }), region: uid });
  return {
    columns: [
      nameColumn(360, ({ uid }) => routes.region(uid)),
      {
        id: 'country',
        header: 'Country',
        sortKey: 'country',
        width: 240,
        small: 'fact',
        to: ({ country }) => country && routes.country(country.uid),
        text: 'country.name',
      },
      { ...countColumn('usersCount', 'Users', 140), to: users },
      idColumn('Region ID'),
    ],
  };
}
