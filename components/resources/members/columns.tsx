import { type Column, idColumn, momentColumn, personColumn, type TableOf } from '@/components/old-cells/column';
import { GroupLink } from '@/components/old-lazy/tab-stop';
import { Later } from '@/components/old-list/later';
import { groupColumn } from '@/components/resources/events/shared-columns';
import { cn } from '@/components/ui/cn';
import type { Member } from '@/lib/contract/members';
import { field } from '@/lib/contract/wire/unread';
import { formatHandicap } from '@/lib/format/handicap';
import { membershipMeaning } from '@/lib/format/membership';
import { titleCase } from '@/lib/format/title-case';
import type { NowOrLater } from '@/lib/list/address/whole-page';
import { routes } from '@/lib/routes';

export function memberTable(timeZone: string): TableOf<Member> {
  return { columns: [nameColumn, typeColumn, roleColumn, handicapColumn(), joinedColumn(timeZone), uidColumn] };
}

export function groupMemberTable(timeZone: string): TableOf<Member> {
  return {
    columns: [
      nameColumn,
      groupColumn(240),
      typeColumn,
      roleColumn,
      handicapColumn(),
      joinedColumn(timeZone),
      uidColumn,
    ],
  };
}

type OwnHandicap = NowOrLater<number | null | undefined>;

const UNKNOWN: OwnHandicap = { later: null, now: null };

/** One golfer's memberships; `own` is the golfer's own handicap, compared with the group's. */
export function membershipTable(timeZone: string, own = UNKNOWN): TableOf<Member> {
  const first: Column<Member> = {
    ...groupColumn(340),
    small: 'title',
    link: ({ group }) => group && routes.group(group.uid),
  };
  return {
    columns: [first, { ...roleColumn, width: 160 }, { ...handicapColumn(own), width: 180 }, joinedColumn(timeZone)],
  };
}

const nameColumn = personColumn<Member>(260, ({ uid }) => routes.groupMember(uid));

const uidColumn = idColumn('Member ID');

const typeColumn: Column<Member> = {
  id: 'membershipType',
  header: 'Type',
  sortKey: 'membershipType',
  width: 168,
  small: 'fact',
  text: field('membershipType', (type) => type && titleCase(type)),
  cell: field('membershipType', (membershipType) => {
    if (!membershipType) return null;
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

function handicapColumn(compared = UNKNOWN): Column<Member> {
  return {
    id: 'handicap',
    header: 'Handicap',
    sortKey: 'handicap',
    align: 'end',
    width: 116,
    small: 'fact',
    text: field('handicap', (handicap) => {
      const own = compared.later === null ? compared.now : null;
      return handicap == null ? null : handicapWords(handicap, own);
    }),
    cell: field('handicap', (handicap, { uid }) => {
      if (handicap == null) return null;
      const draw = (own?: number | null) => <HandicapLink uid={uid} handicap={handicap} own={own} />;
      if (compared.later === null) return draw(compared.now);
      return (
        <Later part={compared} waiting={draw()}>
          {draw}
        </Later>
      );
    }),
  };
}

const differs = (handicap: number, own: number | null | undefined) => own != null && own !== handicap;

function handicapWords(handicap: number, own: number | null | undefined): string {
  return differs(handicap, own)
    ? `${formatHandicap(handicap)}, own ${formatHandicap(own ?? 0)}`
    : formatHandicap(handicap);
}

type HandicapProps = { uid: string; handicap: number; own: number | null | undefined };

function HandicapLink({ uid, handicap, own }: HandicapProps) {
  const isMarked = differs(handicap, own);
  return (
    <GroupLink
      href={routes.groupMember(uid)}
      className={cn(
        'inline-flex items-center gap-1.5 rounded-sm align-top hover:underline',
        isMarked && 'text-warning',
      )}
      title={isMarked ? "The group's handicap is not the golfer's own" : undefined}
    >
      {isMarked && <span aria-hidden className="icon-triangle-alert small-icon" />}
      {handicapWords(handicap, own)}
    </GroupLink>
  );
}

const joinedColumn = (timeZone: string) => momentColumn<Member>('joinedAt', 'Joined', 164, timeZone);
