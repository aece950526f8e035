import { CellLink, CountLink, RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import type { Group } from '@/lib/contract/groups';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

export function groupColumns(timeZone: string): Column<Group>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 300,
      small: 'title',
      link: ({ uid }) => routes.group(uid),
      cell: ({ uid, name }) => <RowLink href={routes.group(uid)}>{name}</RowLink>,
    },
    {
      id: 'owner',
      header: 'Owner',
      sortKey: 'owner',
      width: 200,
      small: 'fact',
      cell: ({ owner }) => (owner ? <CellLink href={routes.user(owner.uid)}>{fullName(owner)}</CellLink> : null),
    },
    {
      id: 'country',
      header: 'Country',
      sortKey: 'country',
      width: 150,
      small: 'fact',
      cell: ({ country }) => country?.name,
    },
    {
      id: 'membersCount',
      header: 'Members',
      sortKey: 'membersCount',
      align: 'end',
      width: 112,
      small: 'fact',
      cell: ({ uid, membersCount }) => <CountLink href={routes.membersOfGroup(uid)} count={membersCount} />,
    },
    {
      id: 'eventsCount',
      header: 'Events',
      sortKey: 'eventsCount',
      align: 'end',
      width: 104,
      small: 'fact',
      cell: ({ uid, eventsCount }) => <CountLink href={routes.groupEvents(uid)} count={eventsCount} />,
    },
    {
      id: 'createdAt',
      header: 'Created',
      note: zoneLabel(timeZone),
      sortKey: 'createdAt',
      width: 164,
      small: 'fact',
      cell: ({ createdAt }) => formatDateTime(createdAt, timeZone),
    },
    {
      id: 'uid',
      header: 'Group ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="group ID" />,
    },
  ];
}
