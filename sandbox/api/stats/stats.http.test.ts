import { TZDate } from '@date-fns/tz';
import { addDays } from 'date-fns/addDays';
import { addMonths } from 'date-fns/addMonths';
import { addWeeks } from 'date-fns/addWeeks';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { pageOf } from '@/lib/contract/common';
import { NONE } from '@/lib/contract/none';
import {
  GroupSizes,
  type Interval,
  Overview,
  Series,
  Total,
  UsersPerCountry,
  UsersPerRegion,
} from '@/lib/contract/stats';
import type { Level } from '@/sandbox/api/shapes';
import { openTestApi, type TestApi } from '@/sandbox/api/testing/test-api';
import { users } from '@/sandbox/db/schema/base';
import { eventRounds } from '@/sandbox/db/schema/events';
import { groups } from '@/sandbox/db/schema/groups';

const AnyPage = pageOf(z.unknown());

let api: TestApi;
beforeAll(async () => {
  api = await openTestApi();
});
afterAll(() => api.close());

async function listed(path: string, filters: Record<string, string> = {}): Promise<number> {
  const { paging } = await api.get(`${path}?${new URLSearchParams({ ...filters, pageSize: '1' })}`, AnyPage);
  return paging.total;
}

const sum = (items: readonly { count: number }[]) => items.reduce((total, { count }) => total + count, 0);
const stats = (path: string) => api.get(`/admin/dashboard/stats/${path}`, Total);

describe('DASH-1 dashboard totals equal totals of lists', () => {
  const before = '2026-08-01T00:00:00.000Z';
  const lists: [keyof z.infer<typeof Overview>, string][] = [
    ['users', '/admin/users'],
    ['groups', '/admin/groups'],
    ['events', '/admin/events'],
  ];

  it.each(lists)(
    'the total of %s on the dashboard equals the total of the list, now and at an earlier date',
    async (name, path) => {
      const overview = await api.get(`/admin/dashboard/overview?from=${before}`, Overview);
      expect(overview[name]).toEqual({
        total: await listed(path),
        previousTotal: await listed(path, { createdTo: before }),
      });
      expect((await stats(name)).total).toBe(overview[name].total);
      expect(overview[name].previousTotal).toBeLessThan(overview[name].total);
    },
  );

  it('the total of rounds is the sum of friendly rounds and event rounds', async () => {
    const overview = await api.get(`/admin/dashboard/overview?from=${before}`, Overview);
    const friendly = await listed('/admin/friendly-rounds');
    const ofEvents = await listed('/admin/group-event-rounds');
    const { total, byKind } = await stats('rounds');
    expect(byKind).toEqual([
      { kind: 'FRIENDLY', count: friendly },
      { kind: 'EVENT', count: ofEvents },
    ]);
    expect(total).toBe(friendly + ofEvents);
    const later = sql`created_at >= ${before}::timestamptz`;
    const sinceThen = (await api.db.$count(eventRounds, later)) + friendly;
    const friendlyBefore = await listed('/admin/friendly-rounds', { createdTo: before });
    expect(overview.rounds).toEqual<Level>({ total, previousTotal: total - (sinceThen - friendlyBefore) });
  });

  it('the counts by status equal the totals of the lists filtered by status', async () => {
    const users = (await stats('users')).byStatus ?? [];
    expect(users.length).toBeGreaterThan(2);
    for (const { status, count } of users) expect(await listed('/admin/users', { status })).toBe(count);
    expect(await listed('/admin/users', { status: NONE })).toBe(api.size.users - sum(users));

    const { total: events, byStatus: ofEvents } = await stats('events');
    for (const { status, count } of ofEvents ?? []) expect(await listed('/admin/events', { status })).toBe(count);
    expect(sum(ofEvents ?? [])).toBe(events);

    const { total, byStatus } = await stats('rounds');
    expect(sum(byStatus ?? [])).toBe(total);
  });
});

describe('DASH-4 counts of users by country and region', () => {
  it('the counts of users by country and region equal the totals of the list filtered by country or region', async () => {
    const { items } = await api.get('/admin/dashboard/stats/users-per-country', UsersPerCountry);
    expect(items.map(({ count }) => count)).toEqual(items.map(({ count }) => count).toSorted((a, b) => b - a));
    const nowhere = await listed('/admin/users', { country: NONE });
    expect(nowhere).toBe(await api.db.$count(users, sql`country_id is null`));
    expect(nowhere).toBeGreaterThan(0);
    expect(sum(items)).toBe(api.size.users - nowhere);
    for (const { country, count } of items) {
      expect(await listed('/admin/users', { country: country.uid })).toBe(count);
      const regions = await api.get(`/admin/dashboard/stats/countries/${country.uid}/users-per-region`, UsersPerRegion);
      for (const { region, count } of regions.items) {
        expect(await listed('/admin/users', { country: country.uid, region: region.uid })).toBe(count);
      }
      const elsewhere = await listed('/admin/users', { country: country.uid, region: NONE });
      expect(sum(regions.items)).toBe(count - elsewhere);
    }
  });

  it('the API responds 404 for the regions of an unknown country', async () => {
    expect((await api.getError('/admin/dashboard/stats/countries/nowhere/users-per-region')).status).toBe(404);
  });
});

it('DASH-5 every group is in exactly one size range, and each range has the total of the list with that size', async () => {
  const { items } = await api.get('/admin/dashboard/stats/group-size-distribution', GroupSizes);
  expect(sum(items)).toBe(await listed('/admin/groups'));
  for (const { minSize, maxSize, count } of items) {
    const filters = { membersMin: String(minSize), ...(maxSize != null && { membersMax: String(maxSize) }) };
    expect(await listed('/admin/groups', filters)).toBe(count);
  }
});

describe('DASH-2 counts per interval', () => {
  const add = { day: addDays, week: addWeeks, month: addMonths } as const;
  const series: [string, string][] = [
    ['new-users', '/admin/users'],
    ['new-groups', '/admin/groups'],
    ['new-events', '/admin/events'],
  ];
  const zones = ['UTC', 'Europe/London', 'Pacific/Auckland', 'Asia/Kolkata', 'America/St_Johns'];
  /** Each period consists of whole intervals, and the clock changes during it in at least one of `zones`. */
  const periods: [Interval, string, string][] = [
    ['day', '2026-10-19', '2026-11-02'],
    ['week', '2026-08-10', '2026-11-09'],
    ['month', '2025-12-01', '2026-12-01'],
  ];

  function midnight(day: string, zone: string): TZDate {
    const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
    return new TZDate(year, month - 1, date, zone);
  }
  const utc = (date: Date) => new Date(date.getTime()).toISOString();

  async function get(path: string, interval: Interval, from: string, to: string, zone: string) {
    const query = { from: utc(midnight(from, zone)), to: utc(midnight(to, zone)), interval, zone };
    return (await api.get(`/admin/stats/${path}?${new URLSearchParams(query)}`, Series)).items;
  }

  it.each(periods.flatMap((period) => zones.map((zone) => [...period, zone] as const)))(
    'the counts per %s from %s to %s in the time zone %s equal the totals of the lists',
    async (interval, from, to, zone) => {
      for (const [path, list] of series) {
        const items = await get(path, interval, from, to, zone);
        expect(items[0]?.date).toBe(from);
        for (const { date, count } of items) {
          const starts = midnight(date, zone);
          const filters = { createdFrom: utc(starts), createdTo: utc(add[interval](starts, 1)) };
          expect(await listed(list, filters), `${path} ${date}`).toBe(count);
        }
        const whole = { createdFrom: utc(midnight(from, zone)), createdTo: utc(midnight(to, zone)) };
        expect(sum(items)).toBe(await listed(list, whole));
      }
    },
  );

  it.each(zones)(
    'in a week or month that the period covers only partly, only days of the period count, in the time zone %s',
    async (zone) => {
      for (const [path, list] of series) {
        for (const interval of ['week', 'month'] as const) {
          const [from, to] = ['2026-09-03', '2026-11-12'];
          const items = await get(path, interval, from, to, zone);
          expect(items[0]?.date).toBe(interval === 'week' ? '2026-08-31' : '2026-09-01');
          const first = add[interval](midnight(items[0]?.date ?? '', zone), 1);
          const [createdFrom, createdTo] = [utc(midnight(from, zone)), utc(midnight(to, zone))];
          expect(await listed(list, { createdFrom, createdTo: utc(first) }), path).toBe(items[0]?.count);
          const last = utc(midnight(items.at(-1)?.date ?? '', zone));
          expect(await listed(list, { createdFrom: last, createdTo }), path).toBe(items.at(-1)?.count);
          expect(sum(items)).toBe(await listed(list, { createdFrom, createdTo }));
        }
      }
    },
  );

  it.each([
    ['2026-10-25T23:59:59.999Z', [0, 1, 0]],
    ['2026-10-26T00:00:00.000Z', [0, 0, 1, 0]],
  ])('on a day of 25 hours, a row created at %s is counted once', async (moment, expected) => {
    const zone = 'Europe/London';
    await api.db.update(groups).set({ createdAt: new Date(moment) });
    const all = await listed('/admin/groups');
    // Each case uses another period, because the API caches counts.
    const end = `2026-10-${24 + expected.length}`;
    const days = (await get('new-groups', 'day', '2026-10-24', end, zone)).map(({ count }) => count);
    expect(days).toEqual(expected.map((share) => share * all));
  });

  it('the rounds per month include friendly rounds by date of creation and event rounds by date of play', async () => {
    const items = await get('played-rounds', 'month', '2026-01-01', '2026-11-01', 'UTC');
    expect(items).toHaveLength(10);
    for (const { date, count, byKind } of items) {
      const starts = midnight(date, 'UTC');
      const filters = { createdFrom: utc(starts), createdTo: utc(addMonths(starts, 1)) };
      const played = { playedFrom: filters.createdFrom, playedTo: filters.createdTo };
      expect(byKind).toEqual([
        { kind: 'FRIENDLY', count: await listed('/admin/friendly-rounds', filters) },
        { kind: 'EVENT', count: await listed('/admin/group-event-rounds', played) },
      ]);
      expect(sum(byKind ?? [])).toBe(count);
    }
  });

  it.each([
    ['from=2026-02-01T00:00:00Z&to=2026-01-01T00:00:00Z&interval=day', 'to: must be later than from'],
    ['from=2020-01-01T00:00:00Z&to=2026-01-01T00:00:00Z&interval=day', 'interval: makes more than 400 of this time'],
    [
      'from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z&interval=day&zone=Mars/Base',
      'zone: must be the name of a time zone',
    ],
    ['from=2026-01-01T00:00:00Z&to=2026-02-01T00:00:00Z&interval=year', 'interval'],
    ['to=2026-02-01T00:00:00Z&interval=day', 'from'],
  ])('counting rows per interval is refused for the query %s', async (query, words) => {
    const { status, message } = await api.getError(`/admin/stats/new-users?${query}`);
    expect(status).toBe(400);
    expect(message).toContain(words);
  });
});
