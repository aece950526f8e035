import { Uid } from '@/components/data-table/cells/uid';
import { FactLink } from '@/components/record/fact';
import { Facts } from '@/components/record/facts';
import type { Member } from '@/lib/contract/members';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { fullName } from '@/lib/format/name';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';

export function MemberFacts({ member, timeZone }: { member: Member; timeZone: string }) {
  const { uid, group, userUid, membershipType, role, handicap, joinedAt } = member;
  return (
    <Facts
      facts={[
        ['Member ID', <Uid key="uid" value={uid} what="member ID" />],
        [
          'Group',
          <FactLink key="group" href={routes.group(group.uid)}>
            {group.name}
          </FactLink>,
        ],
        [
          'User',
          userUid ? (
            <FactLink key="user" href={routes.user(userUid)}>
              {fullName(member)}
            </FactLink>
          ) : (
            '-'
          ),
        ],
        ['Type', titleCase(membershipType)],
        ['Role', role ? titleCase(role) : '-'],
        ['Handicap', handicap == null ? '-' : formatHandicap(handicap)],
        ['Joined', joinedAt ? `${formatDateTime(joinedAt, timeZone)} ${zoneLabel(timeZone)}` : '-'],
      ]}
    />
  );
}
