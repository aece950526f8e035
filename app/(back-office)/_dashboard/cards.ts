import type { ReactElement } from 'react';
import { toResult } from '@/lib/contract/result';
import { series } from '@/lib/stats/series';
import { countriesCard } from './countries-card';
import { failedCard } from './failed-card';
import { groupSizesCard } from './group-sizes-card';
import { regionsCard } from './regions-card';
import { tile } from './tile';
import { tiles } from './tiles';
import { trendCard } from './trend-card';
import { trends } from './trends';
import type { View } from './view';

type DashboardCard = { title: string; render: (view: View) => Promise<ReactElement> };

/** A card that reads a field which could not be read fails whole: its chart and sums would rest on a guess. */
function card(title: string, render: DashboardCard['render']): DashboardCard {
  return {
    title,
    render: async (view) => {
      const drawn = await toResult(render(view));
      return drawn.ok ? drawn.value : failedCard(title, drawn.failure, view);
    },
  };
}

/** Every card of the dashboard, each rendered from its own calls of the API. */
export const cards = {
  users: card(tiles.users.title, (view) => tile(tiles.users, view)),
  groups: card(tiles.groups.title, (view) => tile(tiles.groups, view)),
  events: card(tiles.events.title, (view) => tile(tiles.events, view)),
  rounds: card(tiles.rounds.title, (view) => tile(tiles.rounds, view)),
  newUsers: card(series.newUsers.label, (view) => trendCard(trends.newUsers, view)),
  newGroups: card(series.newGroups.label, (view) => trendCard(trends.newGroups, view)),
  newEvents: card(series.newEvents.label, (view) => trendCard(trends.newEvents, view)),
  playedRounds: card(series.playedRounds.label, (view) => trendCard(trends.playedRounds, view)),
  usersPerCountry: card('Users per country', (view) =>
    view.country === null ? countriesCard('Users per country', view) : regionsCard(view.country, view),
  ),
  groupSizes: card('Group sizes', (view) => groupSizesCard('Group sizes', view)),
} as const satisfies Record<string, DashboardCard>;

export type CardName = keyof typeof cards;

export function isCardName(name: unknown): name is CardName {
  return typeof name === 'string' && Object.hasOwn(cards, name);
}
