import type { ReactElement } from 'react';
import { countriesCard } from './countries-card';
import { groupSizesCard } from './group-sizes-card';
import { regionsCard } from './regions-card';
import { tile } from './tile';
import { tiles } from './tiles';
import { trendCard } from './trend-card';
import { trends } from './trends';
import type { View } from './view';

type DashboardCard = { title: string; render: (view: View) => Promise<ReactElement> };

/** Every card of the dashboard, each rendered from its own calls of the API. */
export const cards = {
  users: { title: tiles.users.title, render: (view) => tile(tiles.users, view) },
  groups: { title: tiles.groups.title, render: (view) => tile(tiles.groups, view) },
  events: { title: tiles.events.title, render: (view) => tile(tiles.events, view) },
  rounds: { title: tiles.rounds.title, render: (view) => tile(tiles.rounds, view) },
  newUsers: { title: trends.newUsers.title, render: (view) => trendCard(trends.newUsers, view) },
  newGroups: { title: trends.newGroups.title, render: (view) => trendCard(trends.newGroups, view) },
  newEvents: { title: trends.newEvents.title, render: (view) => trendCard(trends.newEvents, view) },
  playedRounds: { title: trends.playedRounds.title, render: (view) => trendCard(trends.playedRounds, view) },
  usersPerCountry: {
    title: 'Users per country',
    render: (view) =>
      view.country === null ? countriesCard('Users per country', view) : regionsCard(view.country, view),
  },
  groupSizes: { title: 'Group sizes', render: (view) => groupSizesCard('Group sizes', view) },
} as const satisfies Record<string, DashboardCard>;

export type CardName = keyof typeof cards;

export function isCardName(name: unknown): name is CardName {
  return typeof name === 'string' && Object.hasOwn(cards, name);
}
