import { idColumn, momentColumn, type TableOf } from '@/components/old-cells/column';
import { statusColumn } from '@/components/resources/events/shared-columns';
import type { Admin } from '@/lib/contract/admins';
import { reads } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';

/** `you` is the uid of the signed-in member of staff. */
export function adminTable(timeZone: string, you: string | null): TableOf<Admin> {
  return {
    columns: [
      {
        id: 'name',
        header: 'Name',
        sortKey: 'name',
        width: 260,
        small: 'title',
        text: reads(['firstName', 'lastName'], fullName),
        cell: reads(['firstName', 'lastName'], (admin) => (
          <span className="block font-medium wrap-break-word whitespace-normal sm:leading-4" title={fullName(admin)}>
            {fullName(admin)}
          </span>
        )),
      },
      { id: 'email', header: 'E-mail', sortKey: 'email', width: 250, small: 'fact', text: 'email' },
      statusColumn(150),
      momentColumn('createdAt', 'Created', 164, timeZone),
      idColumn('Admin ID'),
    ],
    row: ({ uid }) => (uid === you ? { word: 'You' } : {}),
  };
}
