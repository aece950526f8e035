import { Status } from '@/components/data-table/cells/status';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import { Badge } from '@/components/ui/badge';
import type { Admin } from '@/lib/contract/admins';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';

/** `you` is the uid of the signed-in member of staff. */
export function adminColumns(timeZone: string, you: string | null): Column<Admin>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 260,
      small: 'title',
      cell: (admin) => (
        <span className="flex items-center gap-2">
          <span className="font-medium wrap-break-word whitespace-normal sm:leading-4" title={fullName(admin)}>
            {fullName(admin)}
          </span>
          {admin.uid === you && <Badge variant="secondary">You</Badge>}
        </span>
      ),
    },
    {
      id: 'email',
      header: 'E-mail',
      sortKey: 'email',
      width: 250,
      small: 'fact',
      cell: ({ email }) => email,
    },
    {
      id: 'status',
      header: 'Status',
      sortKey: 'status',
      width: 150,
      small: 'aside-1',
      cell: ({ status }) => (status ? <Status value={status} /> : null),
    },
    {
      id: 'createdAt',
      header: 'Created',
      note: zoneLabel(timeZone),
      sortKey: 'createdAt',
      width: 164,
      small: 'fact',
      cell: ({ createdAt }) => (createdAt ? formatDateTime(createdAt, timeZone) : null),
    },
    {
      id: 'uid',
      header: 'Admin ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="admin ID" />,
    },
  ];
}
