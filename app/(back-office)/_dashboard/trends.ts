import { eventsCreated, groupsCreated, roundsPlayed, usersCreated } from '@/lib/stats/row-links';
import type { TrendProps } from './trend-card';

const CREATED = 'created in each interval.';

/** The four trends, in the order of the screen. */
export const trends = {
  newUsers: {
    id: 'new-users',
    title: 'New users',
    series: 'newUsers',
    endpoint: '/admin/stats/new-users',
    counts: `Golfers ${CREATED}`,
    rowsOf: usersCreated,
  },
  newGroups: {
    id: 'new-groups',
    title: 'New groups',
    series: 'newGroups',
    endpoint: '/admin/stats/new-groups',
    counts: `Groups ${CREATED}`,
    rowsOf: groupsCreated,
  },
  newEvents: {
    id: 'new-events',
    title: 'New events',
    series: 'newEvents',
    endpoint: '/admin/stats/new-events',
    counts: `Events ${CREATED}`,
    rowsOf: eventsCreated,
  },
  playedRounds: {
    id: 'played-rounds',
    title: 'Played rounds',
    series: 'playedRounds',
    endpoint: '/admin/stats/played-rounds',
    counts:
      'Rounds in each interval, whatever their status: friendly ones by creation, those of events by when they are played.',
    rowsOf: () => null,
    rowsOfKind: roundsPlayed,
  },
} as const satisfies Record<string, TrendProps>;
