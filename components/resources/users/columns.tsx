import { idColumn, momentColumn, personColumn, type TableOf } from '@/components/old-cells/column';
import { statusColumn } from '@/components/resources/events/shared-columns';
import type { User } from '@/lib/contract/users';
import { field } from '@/lib/contract/wire/unread';
import { handicapText } from '@/lib/format/handicap';
import { routes } from '@/lib/routes';

export function userTable(timeZone: string): TableOf<User> {
  return {
    columns: [
      personColumn(200, ({ uid }) => routes.user(uid)),
      {
        id: 'handicap',
        header: 'Handicap',
        sortKey: 'handicap',
        align: 'end',
        width: 112,
        small: 'fact',
        text: field('handicap', handicapText),
      },
      { id: 'country', header: 'Country', sortKey: 'country', width: 128, small: 'fact', text: 'country.name' },
      { id: 'region', header: 'Region', sortKey: 'region', width: 130, small: 'fact', text: 'region.name' },
      statusColumn(152),
      momentColumn('createdAt', 'Created', 140, timeZone),
      momentColumn('lastActiveAt', 'Last active', 148, timeZone),
      idColumn('User ID'),
    ],
  };
}
