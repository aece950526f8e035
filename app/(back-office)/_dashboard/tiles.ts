import type { Total } from '@/lib/contract/stats';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { kindLabel } from './kind-label';
import { eventsOfStatus, roundsOfKind, usersOfStatus } from './row-links';
import type { TileProps } from './tile';

const since = 'The change is what came to be since the period began.';
const byStatus = ({ byStatus }: Total, href: (status: string) => string) =>
  (byStatus ?? []).map(({ status, count }) => ({ count, words: titleCase(status), href: href(status) }));

/** The four totals, in the order of the screen. */
export const tiles = {
  users: {
    name: 'users',
    title: 'Users',
    counts: `All golfers, and how many have each status. ${since}`,
    href: routes.users,
    partsOf: (total) => byStatus(total, usersOfStatus),
    rest: { words: 'with no status', href: usersOfStatus(null) },
  },
  groups: {
    name: 'groups',
    title: 'Groups',
    counts: `All groups. ${since}`,
    href: routes.groups,
    partsOf: () => [],
    rest: { words: 'of no kind', href: null },
  },
  events: {
    name: 'events',
    title: 'Events',
    counts: `All events, and how many have each status. ${since}`,
    href: routes.events,
    partsOf: (total) => byStatus(total, eventsOfStatus),
    rest: { words: 'with no status', href: null },
  },
  rounds: {
    name: 'rounds',
    title: 'Rounds',
    counts: `All rounds: friendly ones and those of events. ${since} Rounds of events come to be before they are played.`,
    href: null,
    partsOf: ({ byKind }) =>
      (byKind ?? []).map(({ kind, count }) => ({ count, words: kindLabel(kind), href: roundsOfKind(kind) })),
    rest: { words: 'of no kind', href: null },
  },
} as const satisfies Record<string, TileProps>;
