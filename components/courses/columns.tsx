import { RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import type { Course } from '@/lib/contract/courses';
import { routes } from '@/lib/routes';

export function courseColumns(): Column<Course>[] {
  return [
    {
      id: 'name',
      header: 'Name',
      sortKey: 'name',
      width: 360,
      small: 'title',
      link: ({ uid }) => routes.course(uid),
      cell: ({ uid, name }) => <RowLink href={routes.course(uid)}>{name}</RowLink>,
    },
    {
      id: 'country',
      header: 'Country',
      sortKey: 'country',
      width: 240,
      small: 'fact',
      cell: ({ country }) => country.name,
    },
    {
      id: 'region',
      header: 'Region',
      sortKey: 'region',
      width: 240,
      small: 'fact',
      cell: ({ region }) => region?.name,
    },
    {
      id: 'holesCount',
      header: 'Holes',
      sortKey: 'holesCount',
      align: 'end',
      width: 140,
      small: 'fact',
      cell: ({ holesCount }) => (holesCount == null ? null : holesCount),
    },
    {
      id: 'uid',
      header: 'Course ID',
      width: 170,
      small: 'fact',
      cell: ({ uid }) => <Uid value={uid} what="course ID" />,
    },
  ];
}
