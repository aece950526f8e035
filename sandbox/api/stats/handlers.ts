import type { z } from 'zod';
import type { SeriesQuery } from '@/lib/contract/stats';
import type { ApiContext } from '@/sandbox/api/context';
import { implementer } from '@/sandbox/api/implementer';
import { requireCountry } from '@/sandbox/api/places/queries';
import { users } from '@/sandbox/db/schema/base';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { groups } from '@/sandbox/db/schema/groups';
import { byStatus, groupSizes, mergeCounts, usersPerCountry, usersPerRegion } from './breakdowns';
import { EVENT, FRIENDLY, levelOf, type Rounds, totalOf } from './levels';
import { seriesOf } from './series';

type SeriesInput = { input: z.output<typeof SeriesQuery>; context: ApiContext };

/** Counts figures once for each version of the data. */
const cached = <Figures>(
  { db, cache }: ApiContext,
  name: string,
  parameters: unknown[],
  count: () => Promise<Figures>,
) => cache.figures(db, name, parameters, count);

const seriesBy =
  (name: string, moment: Parameters<typeof seriesOf>[1]) =>
  async ({ input, context }: SeriesInput) => ({
    items: await cached(context, name, [input], () => seriesOf(context.db, moment, input)),
  });

export const dashboard = {
  overview: implementer.dashboard.overview.handler(async ({ input: { from }, context }) => {
    const level = (...moments: Parameters<typeof levelOf>[2][]) => levelOf(context, from, ...moments);
    const [users_, groups_, events_, rounds] = await Promise.all([
      level(users.createdAt),
      level(groups.createdAt),
      level(events.createdAt),
      level(friendlyRounds.createdAt, eventRounds.createdAt),
    ]);
    return { users: users_, groups: groups_, events: events_, rounds };
  }),
  users: implementer.dashboard.users.handler(async ({ context }) => ({
    total: await totalOf(context, users),
    byStatus: await cached(context, 'user statuses', [], () => byStatus(context.db, users.status)),
  })),
  groups: implementer.dashboard.groups.handler(async ({ context }) => ({ total: await totalOf(context, groups) })),
  events: implementer.dashboard.events.handler(async ({ context }) => ({
    total: await totalOf(context, events),
    byStatus: await cached(context, 'event statuses', [], () => byStatus(context.db, events.status)),
  })),
  rounds: implementer.dashboard.rounds.handler(async ({ context }) => {
    const friendly = await totalOf(context, friendlyRounds);
    const event = await totalOf(context, eventRounds);
    return {
      total: friendly + event,
      byKind: kinds(friendly, event),
      byStatus: await cached(context, 'round statuses', [], async () =>
        mergeCounts(await byStatus(context.db, friendlyRounds.status), await byStatus(context.db, eventRounds.status)),
      ),
    };
  }),
  usersPerCountry: implementer.dashboard.usersPerCountry.handler(async ({ context }) => ({
    items: await cached(context, 'users per country', [], () => usersPerCountry(context.db)),
  })),
  usersPerRegion: implementer.dashboard.usersPerRegion.handler(async ({ input: { id }, context }) => {
    await requireCountry(context.db, id);
    return { items: await cached(context, 'users per region', [id], () => usersPerRegion(context.db, id)) };
  }),
  groupSizes: implementer.dashboard.groupSizes.handler(async ({ context }) => ({
    items: await cached(context, 'group sizes', [], () => groupSizes(context.db)),
  })),
};

export const stats = {
  newUsers: implementer.stats.newUsers.handler(seriesBy('new users', users.createdAt)),
  newGroups: implementer.stats.newGroups.handler(seriesBy('new groups', groups.createdAt)),
  newEvents: implementer.stats.newEvents.handler(seriesBy('new events', events.createdAt)),
  playedRounds: implementer.stats.playedRounds.handler(async ({ input, context }) => ({
    items: await cached(context, 'played rounds', [input], async () => {
      const friendly = await seriesOf(context.db, friendlyRounds.createdAt, input);
      const event = await seriesOf(context.db, eventRounds.playedAt, input);
      return friendly.map(({ date, count }, index) => {
        const ofEvents = event[index]?.count ?? 0;
        return { date, count: count + ofEvents, byKind: kinds(count, ofEvents) };
      });
    }),
  })),
};

function kinds(friendly: number, event: number): Rounds[] {
  return [
    { kind: FRIENDLY, count: friendly },
    { kind: EVENT, count: event },
  ];
}
