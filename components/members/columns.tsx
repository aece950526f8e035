import { TriangleAlert } from 'lucide-react';
import Link from 'next/link';
import { CellLink, RowLink } from '@/components/data-table/cells/links';
import { Uid } from '@/components/data-table/cells/uid';
import type { Column } from '@/components/data-table/column';
import { cn } from '@/components/ui/cn';
import type { Member } from '@/lib/contract/members';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { membershipMeaning } from '@/lib/format/membership';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

/** Members of one group. */
export function memberColumns(timeZone: string): Column<Member>[] {
  return [nameColumn, typeColumn, roleColumn, handicapColumn(), joinedColumn(timeZone), uidColumn];
}

/** Members of all groups. */
export function groupMemberColumns(timeZone: string): Column<Member>[] {
  return [
    nameColumn,
    { ...groupColumn, small: 'fact' },
    typeColumn,
    roleColumn,
    handicapColumn(),
    joinedColumn(timeZone),
    uidColumn,
  ];
}

/** One golfer's memberships; `own` is the golfer's own handicap, compared with the group's. */
export function membershipColumns(timeZone: string, own: number | null | undefined): Column<Member>[] {
  const first: Column<Member> = {
    ...groupColumn,
    width: 340,
    small: 'title',
    link: ({ group }) => routes.group(group.uid),
    cell: ({ group }) => <RowLink href={routes.group(group.uid)}>{group.name}</RowLink>,
  };
  return [first, { ...roleColumn, width: 160 }, { ...handicapColumn(own), width: 180 }, joinedColumn(timeZone)];
}

const nameColumn: Column<Member> = {
  id: 'name',
  header: 'Name',
  sortKey: 'name',
  width: 260,
  small: 'title',
  link: ({ uid }) => routes.groupMember(uid),
  cell: (member) => <RowLink href={routes.groupMember(member.uid)}>{fullName(member)}</RowLink>,
};

const uidColumn: Column<Member> = {
  id: 'uid',
  header: 'Member ID',
  width: 170,
  small: 'fact',
  cell: ({ uid }) => <Uid value={uid} what="member ID" />,
};

const groupColumn: Column<Member> = {
  id: 'group',
  header: 'Group',
  sortKey: 'group',
  width: 240,
  cell: ({ group }) => <CellLink href={routes.group(group.uid)}>{group.name}</CellLink>,
};

const typeColumn: Column<Member> = {
  id: 'membershipType',
  header: 'Type',
  sortKey: 'membershipType',
  width: 168,
  small: 'fact',
  cell: ({ membershipType }) => {
    const meaning = membershipMeaning(membershipType);
    const words = titleCase(membershipType);
    return meaning ? (
      <span className="block truncate" title={`${words}: ${meaning}`}>
        {words}
      </span>
    ) : (
      words
    );
  },
};

const roleColumn: Column<Member> = {
  id: 'role',
  header: 'Role',
  sortKey: 'role',
  width: 110,
  small: 'fact',
  cell: ({ role }) => role && titleCase(role),
};

function handicapColumn(own?: number | null): Column<Member> {
  return {
    id: 'handicap',
    header: 'Handicap',
    sortKey: 'handicap',
    align: 'end',
    width: 116,
    small: 'fact',
    cell: ({ uid, handicap }) => {
      if (handicap == null) return null;
      const differs = own != null && own !== handicap;
      return (
        <Link
          href={routes.groupMember(uid)}
          prefetch={false}
          className={cn(
            'inline-flex items-center gap-1.5 rounded-sm align-top hover:underline',
            differs && 'text-warning',
          )}
          title={differs ? "The group's handicap is not the golfer's own" : undefined}
        >
          {differs && <TriangleAlert aria-hidden className="size-3.5" />}
          {differs ? `${formatHandicap(handicap)}, own ${formatHandicap(own)}` : formatHandicap(handicap)}
        </Link>
      );
    },
  };
}

function joinedColumn(timeZone: string): Column<Member> {
  return {
    id: 'joinedAt',
    header: 'Joined',
    note: zoneLabel(timeZone),
    sortKey: 'joinedAt',
    width: 164,
    small: 'fact',
    cell: ({ joinedAt }) => (joinedAt ? formatDateTime(joinedAt, timeZone) : null),
  };
}
