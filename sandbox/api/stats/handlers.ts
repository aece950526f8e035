import type * as z from 'zod';
import type { SeriesQuery } from '@/lib/contract/stats';
import type { ApiContext } from '@/sandbox/api/context';
import { implementer } from '@/sandbox/api/implementer';
import { requireCountry } from '@/sandbox/api/places/queries';
import type { Database } from '@/sandbox/db/database';
import { users } from '@/sandbox/db/schema/base';
import { eventRounds, events } from '@/sandbox/db/schema/events';
import { friendlyRounds } from '@/sandbox/db/schema/friendly-rounds';
import { groups } from '@/sandbox/db/schema/groups';
import { byStatus, groupSizes, mergeCounts, usersPerCountry, usersPerRegion } from './breakdowns';
import { EVENT, FRIENDLY, levelOf, type Rounds, seriesOf, totalOf } from './series';

type Asked<Input> = { input: Input; context: ApiContext };

/** Caches a statistic until the data changes. */
const cached =
  <Input, Figures>(name: string, count: (db: Database, input: Input) => Promise<Figures>) =>
  ({ input, context: { db, cache } }: Asked<Input>) =>
    cache.figures(db, name, [input], () => count(db, input));

const itemsBy = <Input, Item>(name: string, count: (db: Database, input: Input) => Promise<Item[]>) => {
  const items = cached(name, count);
  return async (asked: Asked<Input>) => ({ items: await items(asked) });
};

const seriesBy = (name: string, moment: Parameters<typeof seriesOf>[1]) =>
  itemsBy(name, (db, input: z.output<typeof SeriesQuery>) => seriesOf(db, moment, input));

const userStatuses = cached('user statuses', (db) => byStatus(db, users.status));
const eventStatuses = cached('event statuses', (db) => byStatus(db, events.status));
const roundStatuses = cached('round statuses', async (db) =>
  mergeCounts(await byStatus(db, friendlyRounds.status), await byStatus(db, eventRounds.status)),
);
const perRegion = itemsBy('users per region', (db, { id }: { id: string }) => usersPerRegion(db, id));

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
  users: implementer.dashboard.users.handler(async (asked) => ({
    total: await totalOf(asked.context, users),
    byStatus: await userStatuses(asked),
  })),
  groups: implementer.dashboard.groups.handler(async ({ context }) => ({ total: await totalOf(context, groups) })),
  events: implementer.dashboard.events.handler(async (asked) => ({
    total: await totalOf(asked.context, events),
    byStatus: await eventStatuses(asked),
  })),
  rounds: implementer.dashboard.rounds.handler(async (asked) => {
    const friendly = await totalOf(asked.context, friendlyRounds);
    const event = await totalOf(asked.context, eventRounds);
    return { total: friendly + event, byKind: kinds(friendly, event), byStatus: await roundStatuses(asked) };
  }),
  usersPerCountry: implementer.dashboard.usersPerCountry.handler(itemsBy('users per country', usersPerCountry)),
  usersPerRegion: implementer.dashboard.usersPerRegion.handler(async (asked) => {
    await requireCountry(asked.context.db, asked.input.id);
    return perRegion(asked);
  }),
  groupSizes: implementer.dashboard.groupSizes.handler(itemsBy('group sizes', groupSizes)),
};

const playedRounds = itemsBy('played rounds', async (db, input: z.output<typeof SeriesQuery>) => {
  const friendly = await seriesOf(db, friendlyRounds.createdAt, input);
  const event = await seriesOf(db, eventRounds.playedAt, input);
  return friendly.map(({ date, count }, index) => {
    const ofEvents = event[index]?.count ?? 0;
    return { date, count: count + ofEvents, byKind: kinds(count, ofEvents) };
  });
});

export const stats = {
  newUsers: implementer.stats.newUsers.handler(seriesBy('new users', users.createdAt)),
  newGroups: implementer.stats.newGroups.handler(seriesBy('new groups', groups.createdAt)),
  newEvents: implementer.stats.newEvents.handler(seriesBy('new events', events.createdAt)),
  playedRounds: implementer.stats.playedRounds.handler(playedRounds),
};

function kinds(friendly: number, event: number): Rounds[] {
  return [
    { kind: FRIENDLY, count: friendly },
    { kind: EVENT, count: event },
  ];
}
