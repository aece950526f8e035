import type { ReactElement } from 'react';
import type { CardSize } from '@/components/dashboard/card';
import { toResult } from '@/lib/contract/result';
import type { Total } from '@/lib/contract/stats';
import { field, type Reading } from '@/lib/contract/wire/unread';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { kindLabel } from '@/lib/stats/kind-label';
import { eventsOfStatus, roundsOfKind, usersOfStatus } from '@/lib/stats/row-links';
import { series } from '@/lib/stats/series';
import type { Part } from '@/lib/stats/sum';
import { countriesCard } from './countries-card';
import { failedCard } from './failed-card';
import { groupSizesCard } from './group-sizes-card';
import { regionsCard } from './regions-card';
import { roundsByStatus } from './rounds-by-status';
import { type TileProps, tile } from './tile';
import { type TrendProps, trendCard } from './trend-card';
import type { View } from './view';

const CREATED = 'created in each interval.';

const since = 'The change counts what was created since the period began.';
const byStatus = (href: (status: string) => string): Reading<Total, Part[]> =>
  field('byStatus', (parts) =>
    (parts ?? []).map(({ status, count }) => ({ count, words: titleCase(status), href: href(status) })),
  );

type DashboardCard = { title: string; render: (view: View) => Promise<ReactElement> };

/** A card whose figures fail, or have a field that could not be read, fails whole: the rest would rest on a guess. */
function card(title: string, render: DashboardCard['render'], size?: CardSize): DashboardCard {
  return {
    title,
    render: async (view) => {
      const drawn = await toResult(render(view));
      return drawn.ok ? drawn.value : failedCard(title, drawn.failure, view, { size });
    },
  };
}

const total = (props: TileProps) => card(props.title, (view) => tile(props, view), 'sm');
const trend = (props: TrendProps) => card(series[props.name].label, (view) => trendCard(props, view));

/** Every card of the dashboard, each rendered from its own calls of the API. */
export const cards = {
  users: total({
    name: 'users',
    title: 'Users',
    counts: `All golfers, and how many have each status. ${since}`,
    href: routes.users,
    parts: byStatus(usersOfStatus),
    rest: { words: 'with no status', href: usersOfStatus(null) },
  }),
  groups: total({
    name: 'groups',
    title: 'Groups',
    counts: `All groups. ${since}`,
    href: routes.groups,
    rest: { words: 'of no kind', href: null },
  }),
  events: total({
    name: 'events',
    title: 'Events',
    counts: `All events, and how many have each status. ${since}`,
    href: routes.events,
    parts: byStatus(eventsOfStatus),
    rest: { words: 'with no status', href: null },
  }),
  rounds: total({
    name: 'rounds',
    title: 'Rounds',
    counts: `All rounds: friendly ones and those of events, and how many have each status. ${since} Rounds of events are created before they are played.`,
    href: null,
    parts: field('byKind', (parts) =>
      (parts ?? []).map(({ kind, count }) => ({ count, words: kindLabel(kind), href: roundsOfKind(kind) })),
    ),
    rest: { words: 'of no kind', href: null },
    more: roundsByStatus,
  }),
  newUsers: trend({ id: 'new-users', name: 'newUsers', counts: `Golfers ${CREATED}` }),
  newGroups: trend({ id: 'new-groups', name: 'newGroups', counts: `Groups ${CREATED}` }),
  newEvents: trend({ id: 'new-events', name: 'newEvents', counts: `Events ${CREATED}` }),
  playedRounds: trend({
    id: 'played-rounds',
    name: 'playedRounds',
    counts:
      'Rounds in each interval, whatever their status: friendly ones by creation, those of events by when they are played.',
  }),
  usersPerCountry: card('Users per country', (view) =>
    view.country === null ? countriesCard('Users per country', view) : regionsCard(view.country, view),
  ),
  groupSizes: card('Group sizes', (view) => groupSizesCard('Group sizes', view)),
} as const satisfies Record<string, DashboardCard>;

export type CardName = keyof typeof cards;

export function isCardName(name: unknown): name is CardName {
  return typeof name === 'string' && Object.hasOwn(cards, name);
}
