import type { Column } from '@/components/old-cells/column';
import type { Faulty } from '@/lib/contract/wire/read';
import { field } from '@/lib/contract/wire/unread';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

type Ref = { uid: string; name?: string } | null | undefined;
type With<Name extends 'group' | 'course'> = { [Key in Name]?: Ref } & Faulty<{ [Key in Name]?: Ref }>;

type HasStatus = { status?: Word } & Faulty<{ status?: Word }>;
type Word = string | null | undefined;

// Columns that events, their rounds and friendly rounds share.

export function groupColumn(width: number, narrow = width): Column<With<'group'>> {
  return {
    id: 'group',
    header: 'Group',
    sortKey: 'group',
    width,
    narrow,
    small: 'fact',
    to: ({ group }) => group && routes.group(group.uid),
    text: 'group.name',
  };
}

export function courseColumn(width: number, narrow = width): Column<With<'course'>> {
  return {
    id: 'course',
    header: 'Course',
    sortKey: 'course',
    width,
    narrow,
    small: 'fact',
    to: ({ course }) => (course ? routes.course(course.uid) : null),
    text: 'course.name',
  };
}

/** As wide as the longest known status of the list needs: it is never cut. */
export function statusColumn(width: number, narrow = width): Column<HasStatus> {
  return {
    id: 'status',
    header: 'Status',
    sortKey: 'status',
    width,
    narrow,
    small: 'aside-1',
    text: field('status', (status) => status && titleCase(status)),
    isStatus: true,
  };
}
