import type { ReactNode } from 'react';
import { RecordTabs, type Tab } from '@/components/record/tabs';
import type { Event } from '@/lib/contract/events';
import { routes } from '@/lib/routes';
import type { EventTab } from './event-view';

type Props = { event: Event; open: EventTab; friendlyRounds: number | null; children: ReactNode };

/** The screens of one event, each with its total; Teams only when it has any. */
export function EventTabs({ event, open, friendlyRounds, children }: Props) {
  const { uid, teamFormat, participantsCount, teamsCount, roundsCount } = event;
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
          total: participantsCount ?? null,
          open: open === 'individuals',
        },
        ...(teamFormat || teamsCount || teams.open ? [teams] : []),
        { label: 'Rounds', href: routes.eventRoundsOf({ event: uid }), total: roundsCount ?? null },
        { label: 'Friendly rounds', href: routes.eventFriendlyRounds(uid), total: friendlyRounds },
      ]}
    >
      {children}
    </RecordTabs>
  );
}
