import { Status } from '@/components/data-table/cells/status';
import { Uid } from '@/components/data-table/cells/uid';
import { Facts } from '@/components/record/facts';
import type { User } from '@/lib/contract/users';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatHandicap } from '@/lib/format/handicap';
import { routes } from '@/lib/routes';
import { EmailOnDemand } from './email-on-demand';

export function UserFacts({ user, timeZone }: { user: User; timeZone: string }) {
  const date = (iso: string) => `${formatDateTime(iso, timeZone)} ${zoneLabel(timeZone)}`;
  return (
    <Facts
      facts={[
        ['User ID', () => <Uid value={user.uid} what="user ID" />],
        ['Handicap', () => (user.handicap == null ? '-' : formatHandicap(user.handicap))],
        ['Country', () => user.country?.name ?? '-'],
        ['Region', () => user.region?.name ?? '-'],
        ['Status', () => (user.status ? <Status value={user.status} /> : '-')],
        ['Created', () => date(user.createdAt)],
        ['Last active', () => (user.lastActiveAt ? date(user.lastActiveAt) : '-')],
        ['E-mail', () => <EmailOnDemand key={user.uid} url={routes.userEmail(user.uid)} />],
      ]}
    />
  );
}
