import { type Column, idColumn, type TableOf } from '@/components/cells/column';
import { GroupLink } from '@/components/lazy/tab-stop';
import { cn } from '@/components/ui/cn';
import type { Member } from '@/lib/contract/members';
import { field, reads } from '@/lib/contract/wire/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { membershipMeaning } from '@/lib/format/membership';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

export function memberTable(timeZone: string): TableOf<Member> {
  return { columns: [nameColumn, typeColumn, roleColumn, handicapColumn(), joinedColumn(timeZone), uidColumn] };
}

export function groupMemberTable(timeZone: string): TableOf<Member> {
  return {
    columns: [
      nameColumn,
      { ...groupColumn, small: 'fact' },
      typeColumn,
      roleColumn,
      handicapColumn(),
      joinedColumn(timeZone),
      uidColumn,
    ],
  };
}

/** One golfer's memberships; `own` is the golfer's own handicap, compared with the group's. */
export function membershipTable(timeZone: string, own: number | null | undefined): TableOf<Member> {
  const first: Column<Member> = {
    ...groupColumn,
    width: 340,
    small: 'title',
    link: ({ group }) => group && routes.group(group.uid),
  };
  return {
    columns: [first, { ...roleColumn, width: 160 }, { ...handicapColumn(own), width: 180 }, joinedColumn(timeZone)],
  };
}

const nameColumn: Column<Member> = {
  id: 'name',
  header: 'Name',
  sortKey: 'name',
  width: 260,
  small: 'title',
  link: ({ uid }) => routes.groupMember(uid),
  text: reads(['firstName', 'lastName'], fullName),
};

const uidColumn = idColumn('Member ID');

const groupColumn: Column<Member> = {
  id: 'group',
  header: 'Group',
  sortKey: 'group',
  width: 240,
  to: ({ group }) => group && routes.group(group.uid),
  text: 'group.name',
};

const typeColumn: Column<Member> = {
  id: 'membershipType',
  header: 'Type',
  sortKey: 'membershipType',
  width: 168,
  small: 'fact',
  text: field('membershipType', titleCase),
  cell: field('membershipType', (membershipType) => {
    const meaning = membershipMeaning(membershipType);
    const words = titleCase(membershipType);
    return (
      meaning && (
        <span className="block truncate" title={`${words}: ${meaning}`}>
          {words}
        </span>
      )
    );
  }),
};

const roleColumn: Column<Member> = {
  id: 'role',
  header: 'Role',
  sortKey: 'role',
  width: 110,
  small: 'fact',
  text: field('role', (role) => role && titleCase(role)),
};

function handicapColumn(own?: number | null): Column<Member> {
  return {
    id: 'handicap',
    header: 'Handicap',
    sortKey: 'handicap',
    align: 'end',
    width: 116,
    small: 'fact',
    text: field('handicap', (handicap) => {
      if (handicap == null) return null;
      const differs = own != null && own !== handicap;
      return differs ? `${formatHandicap(handicap)}, own ${formatHandicap(own)}` : formatHandicap(handicap);
    }),
    cell: field('handicap', (handicap, { uid }) => {
      if (handicap == null) return null;
      const differs = own != null && own !== handicap;
      return (
        <GroupLink
          href={routes.groupMember(uid)}
          className={cn(
            'inline-flex items-center gap-1.5 rounded-sm align-top hover:underline',
            differs && 'text-warning',
          )}
          title={differs ? "The group's handicap is not the golfer's own" : undefined}
        >
          {differs && <span aria-hidden className="icon-triangle-alert size-3.5" />}
          {differs ? `${formatHandicap(handicap)}, own ${formatHandicap(own)}` : formatHandicap(handicap)}
        </GroupLink>
      );
    }),
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
    text: field('joinedAt', (joinedAt) => (joinedAt ? formatDateTime(joinedAt, timeZone) : null)),
  };
}
