import type { ReactNode } from 'react';
import { RecordTabs, type Tab } from '@/components/record/tabs';
import type { Event } from '@/lib/contract/events';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';
import type { EventTab } from './event-view';

type Props = { event: Event; open: EventTab; friendlyRounds: Tab['total']; children: ReactNode };

/** The screens of one event, each with its total; Teams only when it has any. */
export function EventTabs({ event, open, friendlyRounds, children }: Props) {
  const { uid } = event;
  const [teamsCount, hasTeams] = [orNull(() => event.teamsCount), orNull(() => event.teamFormat)];
  const teams: Tab = {
    label: 'Teams',
    href: routes.eventTab(uid, { tab: 'teams' }),
    total: teamsCount ?? null,
    open: open === 'teams',
  };
  return (
    <RecordTabs
      label="Event"
      tabs={[
        { label: 'Overview', href: routes.event(uid), open: open === 'overview' },
        {
          label: 'Individuals',
          href: routes.eventTab(uid, { tab: 'individuals' }),
          total: orNull(() => event.participantsCount) ?? null,
          open: open === 'individuals',
        },
        ...(hasTeams || teamsCount || teams.open ? [teams] : []),
        { label: 'Rounds', href: routes.eventRoundsOf({ event: uid }), total: orNull(() => event.roundsCount) ?? null },
        { label: 'Friendly rounds', href: routes.eventFriendlyRounds(uid), total: friendlyRounds },
      ]}
    >
      {children}
    </RecordTabs>
  );
}
