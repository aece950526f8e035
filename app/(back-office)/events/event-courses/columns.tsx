import { Missing, RowLink, Text, Uid, Whole } from '@/components/list/cells';
import type { Column } from '@/components/list/column';
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
      cell: ({ uid, name }) => <RowLink href={routes.course(uid)}>{name}</RowLink>,
    },
    {
      id: 'uid',
      header: 'Course ID',
      width: 150,
      small: 'aside-1',
      cell: ({ uid }) => <Uid value={uid} what="course ID" />,
    },
    {
      id: 'country',
      header: 'Country',
      sortKey: 'country',
      width: 240,
      small: 'fact',
      cell: ({ country }) => <Text>{country.name}</Text>,
    },
    {
      id: 'region',
      header: 'Region',
      sortKey: 'region',
      width: 240,
      small: 'fact',
      cell: ({ region }) => <Text>{region?.name}</Text>,
    },
    {
      id: 'holesCount',
      header: 'Holes',
      sortKey: 'holesCount',
      align: 'end',
      width: 140,
      small: 'fact',
      cell: ({ holesCount }) => (holesCount == null ? <Missing /> : <Whole>{holesCount}</Whole>),
    },
  ];
}
