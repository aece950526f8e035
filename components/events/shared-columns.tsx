import { CellLink } from '@/components/data-table/cells/links';
import { Status } from '@/components/data-table/cells/status';
import type { Column } from '@/components/data-table/column';
import type { Ref } from '@/lib/contract/common';
import { routes } from '@/lib/routes';

// Columns that events, their rounds and friendly rounds share.

export function groupColumn(width: number, narrow = width): Column<{ group: Ref }> {
  return {
    id: 'group',
    header: 'Group',
    sortKey: 'group',
    width,
    narrow,
    small: 'fact',
    cell: ({ group }) => <CellLink href={routes.group(group.uid)}>{group.name}</CellLink>,
  };
}

export function courseColumn(width: number, narrow = width): Column<{ course?: Ref | null | undefined }> {
  return {
    id: 'course',
    header: 'Course',
    sortKey: 'course',
    width,
    narrow,
    small: 'fact',
    cell: ({ course }) => (course ? <CellLink href={routes.course(course.uid)}>{course.name}</CellLink> : null),
  };
}

/** As wide as the longest known status of the list needs: it is never cut. */
export function statusColumn(width: number, narrow = width): Column<{ status: string }> {
  return {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    width,
    narrow,
    small: 'aside-1',
    cell: ({ status }) => <Status value={status} />,
  };
}
