import { Missing, RowLink, Text, Uid, Whole } from '@/components/list/cells';
import type { Column } from '@/components/list/column';
import type { User } from '@/lib/contract/users';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';

export function userColumns(timeZone: string): Column<User>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 320,
      small: 'title',
      cell: (user) => <RowLink href={routes.userFriendlyRounds(user.uid)}>{fullName(user)}</RowLink>,
    },
    {
      id: 'uid',
      header: 'User ID',
      width: 140,
      small: 'aside-1',
      cell: ({ uid }) => <Uid value={uid} what="user ID" />,
    },
    {
      id: 'handicap',
      header: 'Handicap',
      sortKey: 'handicap',
      align: 'end',
      width: 120,
      small: 'fact',
      cell: ({ handicap }) => (handicap == null ? <Missing /> : <Whole>{formatHandicap(handicap)}</Whole>),
    },
    {
      id: 'country',
      header: 'Country',
      sortKey: 'country',
      width: 220,
      small: 'fact',
      cell: ({ country }) => <Text>{country?.name}</Text>,
    },
    {
      id: 'createdAt',
      header: 'Created',
      note: zoneLabel(timeZone),
      sortKey: 'createdAt',
      small: 'fact',
      cell: ({ createdAt }) => <Whole>{formatDateTime(createdAt, timeZone)}</Whole>,
    },
  ];
}
