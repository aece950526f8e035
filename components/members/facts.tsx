import { Uid } from '@/components/data-table/cells/uid';
import { FactLink } from '@/components/record/fact';
import { Facts } from '@/components/record/facts';
import type { Member } from '@/lib/contract/members';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { membershipMeaning } from '@/lib/format/membership';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

export function MemberFacts({ member, timeZone }: { member: Member; timeZone: string }) {
  return (
    <Facts
      facts={[
        ['Member ID', () => <Uid value={member.uid} what="member ID" />],
        ['Group', () => <FactLink href={routes.group(member.group.uid)}>{member.group.name}</FactLink>],
        [
          'User',
          () => (member.userUid ? <FactLink href={routes.user(member.userUid)}>{fullName(member)}</FactLink> : '-'),
        ],
        ['Type', () => typeOf(member)],
        ['Role', () => (member.role ? titleCase(member.role) : '-')],
        ['Handicap', () => (member.handicap == null ? '-' : formatHandicap(member.handicap))],
        [
          'Joined',
          () => (member.joinedAt ? `${formatDateTime(member.joinedAt, timeZone)} ${zoneLabel(timeZone)}` : '-'),
        ],
      ]}
    />
  );
}

/** The type, and what it means. */
function typeOf({ membershipType }: Member) {
  const meaning = membershipMeaning(membershipType);
  return (
    <>
      {titleCase(membershipType)}
      {meaning && <span className="block text-xs text-muted-foreground">{meaning}</span>}
    </>
  );
}
