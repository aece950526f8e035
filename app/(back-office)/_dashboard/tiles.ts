import type { Total } from '@/lib/contract/stats';
import { field, type Reading } from '@/lib/contract/wire/unread';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { kindLabel } from '@/lib/stats/kind-label';
import { eventsOfStatus, roundsOfKind, usersOfStatus } from '@/lib/stats/row-links';
import type { Part } from '@/lib/stats/sum';
import { roundsByStatus } from './rounds-by-status';
import type { TileProps } from './tile';

const since = 'The change counts what was created since the period began.';
const byStatus = (href: (status: string) => string): Reading<Total, Part[]> =>
  field('byStatus', (parts) =>
    (parts ?? []).map(({ status, count }) => ({ count, words: titleCase(status), href: href(status) })),
  );

export const tiles = {
  users: {
    name: 'users',
    title: 'Users',
    counts: `All golfers, and how many have each status. ${since}`,
    href: routes.users,
    parts: byStatus(usersOfStatus),
    rest: { words: 'with no status', href: usersOfStatus(null) },
  },
  groups: {
    name: 'groups',
    title: 'Groups',
    counts: `All groups. ${since}`,
    href: routes.groups,
    rest: { words: 'of no kind', href: null },
  },
  events: {
    name: 'events',
    title: 'Events',
    counts: `All events, and how many have each status. ${since}`,
    href: routes.events,
    parts: byStatus(eventsOfStatus),
    rest: { words: 'with no status', href: null },
  },
  rounds: {
    name: 'rounds',
    title: 'Rounds',
    counts: `All rounds: friendly ones and those of events, and how many have each status. ${since} Rounds of events are created before they are played.`,
    href: null,
    parts: field('byKind', (parts) =>
      (parts ?? []).map(({ kind, count }) => ({ count, words: kindLabel(kind), href: roundsOfKind(kind) })),
    ),
    rest: { words: 'of no kind', href: null },
    more: roundsByStatus,
  },
} as const satisfies Record<string, TileProps>;
