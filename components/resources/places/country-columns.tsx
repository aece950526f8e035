import { countColumn, idColumn, nameColumn, type TableOf } from '@/components/old-cells/column';
import type { Country } from '@/lib/contract/places';
import { routes } from '@/lib/routes';

export function countryTable(): TableOf<Country> {
  return {
    columns: [
      nameColumn(320, ({ uid }) => routes.country(uid)),
      { id: 'isoCode', header: 'Code', sortKey: 'isoCode', width: 130, small: 'fact', text: 'isoCode' },
      { ...countColumn('regionsCount', 'Regions', 130), to: ({ uid }) => routes.regionsOf(uid) },
      { ...countColumn('usersCount', 'Users', 140), to: ({ uid }) => routes.usersIn({ country: uid }) },
      idColumn('Country ID'),
    ],
  };
}
