import type { TrendProps } from './trend-card';

const CREATED = 'created in each interval.';

export const trends = {
  newUsers: { id: 'new-users', name: 'newUsers', endpoint: '/admin/stats/new-users', counts: `Golfers ${CREATED}` },
  newGroups: { id: 'new-groups', name: 'newGroups', endpoint: '/admin/stats/new-groups', counts: `Groups ${CREATED}` },
  newEvents: { id: 'new-events', name: 'newEvents', endpoint: '/admin/stats/new-events', counts: `Events ${CREATED}` },
  playedRounds: {
    id: 'played-rounds',
    name: 'playedRounds',
    endpoint: '/admin/stats/played-rounds',
    counts:
      'Rounds in each interval, whatever their status: friendly ones by creation, those of events by when they are played.',
  },
} as const satisfies Record<string, TrendProps>;
