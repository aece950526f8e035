import * as z from 'zod';
import { MomentEnd, OpenEnum, Ref } from './common';
import { isTimeZone } from './time-zone';

/* Not in the specification. Numbers count rows of lists; rounds are friendly rounds and event rounds together. */

const Count = z.number().int().min(0);

/** Kinds may have any name. Their counts add up to the total. */
const ByKind = z.array(z.object({ kind: OpenEnum, count: Count })).nullish();

export const Level = z.object({ total: Count, previousTotal: Count.nullish() });
export type Level = z.infer<typeof Level>;

export const Overview = z.object({ users: Level, groups: Level, events: Level, rounds: Level });
export type Overview = z.infer<typeof Overview>;

/** `total` includes rows without a status; `byStatus` does not. */
export const Total = z.object({
  total: Count,
  byStatus: z.array(z.object({ status: OpenEnum, count: Count })).nullish(),
  byKind: ByKind,
});
export type Total = z.infer<typeof Total>;

/** Does not include users without a country or region. */
export const UsersPerCountry = z.object({ items: z.array(z.object({ country: Ref, count: Count })) });
export const UsersPerRegion = z.object({ items: z.array(z.object({ region: Ref, count: Count })) });

/** `minSize` and `maxSize` are inclusive. Without `maxSize` there is no upper limit. */
export const GroupSizes = z.object({
  items: z.array(z.object({ minSize: Count, maxSize: Count.nullish(), count: Count })),
});

/** `date` is an interval's first day, but not before `from`. Intervals without rows may be missing. */
export const Series = z.object({ items: z.array(z.object({ date: z.iso.date(), count: Count, byKind: ByKind })) });
export type Series = z.infer<typeof Series>;

export const Interval = z.enum(['day', 'week', 'month']);
export type Interval = z.infer<typeof Interval>;

const ZoneName = z.string().max(64).refine(isTimeZone, 'must be the name of a time zone');

/** `from` is inclusive, `to` exclusive. Weeks begin on Monday. Intervals are in the time zone `zone`. */
export const SeriesQuery = z.strictObject({
  from: MomentEnd,
  to: MomentEnd,
  interval: Interval,
  zone: ZoneName.default('UTC'),
});

const nothing = z.strictObject({});
const series = (path: `/${string}`, summary: string) => ({ path, summary, input: SeriesQuery, output: Series });
const total = (path: `/${string}`, summary: string) => ({ path, summary, input: nothing, output: Total });

export const dashboard = {
  overview: {
    path: '/admin/dashboard/overview',
    summary: 'Totals of users, groups, events and rounds; previousTotal is the total before `from`',
    input: z.strictObject({ from: MomentEnd.optional() }),
    output: Overview,
  },
  users: total('/admin/dashboard/stats/users', 'Users by status'),
  groups: total('/admin/dashboard/stats/groups', 'Groups'),
  events: total('/admin/dashboard/stats/events', 'Events by status'),
  rounds: total('/admin/dashboard/stats/rounds', 'Rounds by status and type'),
  usersPerCountry: {
    path: '/admin/dashboard/stats/users-per-country',
    summary: 'Users by country, the country with the most users first',
    input: nothing,
    output: UsersPerCountry,
  },
  usersPerRegion: {
    path: '/admin/dashboard/stats/countries/{id}/users-per-region',
    summary: 'Users of a country by region',
    input: z.strictObject({ id: z.string().min(1) }),
    output: UsersPerRegion,
  },
  groupSizes: {
    path: '/admin/dashboard/stats/group-size-distribution',
    summary: 'Groups by number of members',
    input: nothing,
    output: GroupSizes,
  },
};

export const stats = {
  newUsers: series('/admin/stats/new-users', 'New users by time of creation'),
  newGroups: series('/admin/stats/new-groups', 'New groups by time of creation'),
  newEvents: series('/admin/stats/new-events', 'New events by time of creation'),
  playedRounds: series(
    '/admin/stats/played-rounds',
    'Friendly rounds by time of creation and event rounds by time of play',
  ),
};
