import type { OverviewVariant, TotalVariant } from '@/lib/contract/stats-variants';
import { titleCase } from '@/lib/format/title-case';
import { routes } from '@/lib/routes';
import { kindLabel } from '@/lib/stats/kind-label';
import { eventsOfStatus, roundsOfKind, usersOfStatus } from '@/lib/stats/row-links';
import type { SeriesName } from '@/lib/stats/series';
import type { Part } from '@/lib/stats/sum';

export type TotalCardProps = {
  name: keyof OverviewVariant;
  title: string;
  counts: string;
  /** The URL of a list with exactly the counted rows; null if there is none. */
  href: string | null;
  /** The chart whose counts add up to the change. */
  series: SeriesName;
  verb: 'created' | 'played';
  partsOf?: (total: TotalVariant) => Part[];
  rest: Omit<Part, 'count'>;
};

const CHANGE = 'The line below the total is the sum of the chart, including the current interval.';

const byStatus =
  (href: (status: string) => string) =>
  ({ byStatus }: TotalVariant): Part[] =>
    (byStatus ?? []).map(({ status, count }) => ({ count, words: titleCase(status), href: href(status) }));

export const totals: readonly TotalCardProps[] = [
  {
    name: 'users',
    series: 'newUsers',
    verb: 'created',
    title: 'Users',
    counts: `All users, by status. ${CHANGE}`,
    href: routes.users,
    partsOf: byStatus(usersOfStatus),
    rest: { words: 'no status', href: usersOfStatus(null) },
  },
  {
    name: 'groups',
    series: 'newGroups',
    verb: 'created',
    title: 'Groups',
    counts: `All groups. ${CHANGE}`,
    href: routes.groups,
    rest: { words: 'of unknown type', href: null },
  },
  {
    name: 'events',
    series: 'newEvents',
    verb: 'created',
    title: 'Events',
    counts: `All events, by status. ${CHANGE}`,
    href: routes.events,
    partsOf: byStatus(eventsOfStatus),
    rest: { words: 'no status', href: null },
  },
  {
    name: 'rounds',
    series: 'playedRounds',
    verb: 'played',
    title: 'Rounds created',
    counts: `All friendly and event rounds. ${CHANGE} Event rounds are added when an event is set up, so some have not been played yet.`,
    href: null,
    partsOf: ({ byKind }) =>
      (byKind ?? []).map(({ kind, count }) => ({ count, words: kindLabel(kind), href: roundsOfKind(kind) })),
    rest: { words: 'of unknown type', href: null },
  },
];
