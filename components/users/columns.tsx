import { RowLink } from '@/components/data-table/cells/links';
import { Status } from '@/components/data-table/cells/status';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import type { User } from '@/lib/contract/users';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

export function userColumns(timeZone: string): Column<User>[] {
  const moment = (iso: string | null | undefined) => (iso ? formatDateTime(iso, timeZone) : null);
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 210,
      small: 'title',
      link: ({ uid }) => routes.user(uid),
      cell: (user) => <RowLink href={routes.user(user.uid)}>{fullName(user)}</RowLink>,
    },
    {
      id: 'handicap',
      header: 'Handicap',
      sortKey: 'handicap',
      align: 'end',
      width: 112,
      small: 'fact',
      cell: ({ handicap }) => (handicap == null ? null : formatHandicap(handicap)),
    },
    {
      id: 'country',
      header: 'Country',
      sortKey: 'country',
      width: 128,
      small: 'fact',
      cell: ({ country }) => country?.name,
    },
    {
      id: 'region',
      header: 'Region',
      sortKey: 'region',
      width: 130,
      small: 'fact',
      cell: ({ region }) => region?.name,
    },
    {
      id: 'status',
      header: 'Status',
      sortKey: 'status',
      width: 152,
      small: 'aside-1',
      cell: ({ status }) => (status ? <Status value={status} /> : null),
    },
    {
      id: 'createdAt',
      header: 'Created',
      note: zoneLabel(timeZone),
      sortKey: 'createdAt',
      width: 158,
      small: 'fact',
      cell: ({ createdAt }) => moment(createdAt),
    },
    {
      id: 'lastActiveAt',
      header: 'Last active',
      note: zoneLabel(timeZone),
      sortKey: 'lastActiveAt',
      width: 148,
      small: 'fact',
      cell: ({ lastActiveAt }) => moment(lastActiveAt),
    },
    {
      id: 'uid',
      header: 'User ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="user ID" />,
    },
  ];
}
