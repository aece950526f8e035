import { Uid } from '@/components/data-table/cells/uid';
import { FactLink } from '@/components/record/fact';
import { Facts } from '@/components/record/facts';
import type { Group } from '@/lib/contract/groups';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { formatCount } from '@/lib/format/number';
import { routes } from '@/lib/routes';

export function GroupFacts({ group, timeZone }: { group: Group; timeZone: string }) {
  return (
    <Facts
      facts={[
        ['Group ID', () => <Uid value={group.uid} what="group ID" />],
        [
          'Owner',
          () => (group.owner ? <FactLink href={routes.user(group.owner.uid)}>{fullName(group.owner)}</FactLink> : '-'),
        ],
        ['Country', () => group.country?.name ?? '-'],
        ['Members', () => (group.membersCount == null ? '-' : formatCount(group.membersCount))],
        ['Events', () => (group.eventsCount == null ? '-' : formatCount(group.eventsCount))],
        ['Created', () => `${formatDateTime(group.createdAt, timeZone)} ${zoneLabel(timeZone)}`],
      ]}
    />
  );
}
