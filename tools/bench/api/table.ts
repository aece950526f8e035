import { markdownTable, verdict } from '@/tools/process/report.mjs';
import { quantile } from '../../testing/statistics';
import type { ListTimes } from './lists';
import type { ApiTimes } from './measure';

type Line = { what: string; values: string[]; growth: string; target: string; met: boolean | null };

/** The times at the large size, against their targets, next to those at the small size. */
export function apiTable(sizes: readonly [ApiTimes, ApiTimes], heads: readonly [string, string]): string {
  const [small, large] = sizes;
  const lines: Line[] = [
    ...large.lists.map((list, index) =>
      compared(`${list.name}, ${count(list.total)}`, p95(small.lists[index]?.pages ?? []), p95(list.pages), 25),
    ),
    compared(
      'Search that under 1% of rows match, count included',
      p95(small.searches.rare),
      p95(large.searches.rare),
      60,
    ),
    compared('Dashboard card', p95(small.dashboard.known), p95(large.dashboard.known), 60),
    compared(
      `Leaderboard of ${large.leaderboard.players} players`,
      p95(small.leaderboard.times),
      p95(large.leaderboard.times),
      40,
    ),
    compared(`CSV of ${count(large.export.rows)} golfers`, small.export.ms, large.export.ms, 5_000),
    untargeted('… memory beyond its first tenth', sizes, (size) => `${size.export.grewMB.toFixed(0)} MB`),
    untargeted('First count of a list, the worst', sizes, (size) => worst(size.lists, ({ count: ms }) => ms)),
    untargeted('First page far down an order, the worst', sizes, (size) => worst(size.lists, ({ anchors }) => anchors)),
    untargeted('Dashboard card, its first count, the worst', sizes, (size) => ms(Math.max(...size.dashboard.first))),
    untargeted('Three letters, the worst', sizes, ({ searches: { worst: one } }) => `${ms(one.ms)} (${one.letters})`),
  ];
  return markdownTable(
    ['p95', ...heads, 'Growth', 'Target', ''],
    lines.map(({ what, values, growth, target, met }) => [what, ...values, growth, target, verdict(met)]),
  );
}

export function embeddedTable(lists: readonly ListTimes[], head: string): string {
  return markdownTable(
    ['p95', head, 'Target', ''],
    lines(lists).map(({ what, value }) => [what, ms(value), '≤ 30 ms', verdict(value <= 30)]),
  );
}

const lines = (lists: readonly ListTimes[]) =>
  lists.map(({ name, total, pages }) => ({ what: `${name}, ${count(total)}`, value: p95(pages) }));

function compared(what: string, small: number, large: number, limit: number): Line {
  const growth = `${(large / small).toFixed(1)} ×`;
  return { what, values: [ms(small), ms(large)], growth, target: `≤ ${ms(limit)}`, met: large <= limit };
}

function untargeted(what: string, sizes: readonly ApiTimes[], value: (size: ApiTimes) => string): Line {
  return { what, values: sizes.map(value), growth: '', target: '', met: null };
}

function worst(lists: readonly ListTimes[], of: (list: ListTimes) => number): string {
  const slowest = lists.toSorted((a, b) => of(b) - of(a))[0];
  return slowest ? `${ms(of(slowest))} (${slowest.name.toLowerCase()})` : '';
}

const p95 = (times: readonly number[]) => quantile(times, 0.95);
const count = (rows: number) => rows.toLocaleString('en-GB');
const ms = (value: number) =>
  value < 1_000 ? `${value.toFixed(value < 100 ? 1 : 0)} ms` : `${(value / 1_000).toFixed(1)} s`;
