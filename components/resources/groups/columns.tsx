import { countColumn, idColumn, momentColumn, nameColumn, type TableOf } from '@/components/old-cells/column';
import type { Group } from '@/lib/contract/groups';
import { field } from '@/lib/contract/wire/unread';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

export function groupTable(timeZone: string): TableOf<Group> {
  return {
    columns: [
      nameColumn(300, ({ uid }) => routes.group(uid)),
      {
        id: 'owner',
        header: 'Owner',
        sortKey: 'owner',
        width: 200,
        small: 'fact',
        to: ({ owner }) => owner && routes.user(owner.uid),
        text: field('owner', (owner) => owner && fullName(owner)),
      },
      { id: 'country', header: 'Country', sortKey: 'country', width: 150, small: 'fact', text: 'country.name' },
      { ...countColumn('membersCount', 'Members', 112), to: ({ uid }) => routes.membersOfGroup(uid) },
      { ...countColumn('eventsCount', 'Events', 104), to: ({ uid }) => routes.groupEvents(uid) },
      momentColumn('createdAt', 'Created', 164, timeZone),
      idColumn('Group ID'),
    ],
  };
}
