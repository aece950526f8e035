import { markdownTable, verdict } from '@/tools/process/report.mjs';
import { quantile } from '../../testing/statistics';
import type { ListTimes } from './lists';
import type { ApiTimes } from './measure';

/** Limits in ms: a call within a page turn that feels immediate, and a file that is there without losing the thread. */
const [call, file] = [100, 1_000];

/** The times at the large size, against their limits, beside those at the small size. */
export function apiTable(sizes: readonly [ApiTimes, ApiTimes], heads: readonly [string, string]): string {
  const large = sizes[1];
  const line = (what: string, limit: number, value: (size: ApiTimes) => number) => [
    what,
    ...sizes.map((size) => ms(value(size))),
    `≤ ${ms(limit)}, ${verdict(value(large) <= limit)}`,
  ];
  return markdownTable(
    ['p95', ...heads, 'Target'],
    [
      line('A page of a list, the worst', call, ({ lists }) => worst(lists, ({ pages }) => p95(pages))),
      line('First count of a list, the worst', call, ({ lists }) => worst(lists, (list) => list.count)),
      line('First page far down, the worst', call, ({ lists }) => worst(lists, ({ anchors }) => anchors)),
      line('A search that under 1% of rows match', call, ({ searches }) => p95(searches.rare)),
      line(`Three letters, the worst: ${large.searches.worst.letters}`, call, ({ searches }) => searches.worst.ms),
      line('Dashboard card', call, ({ dashboard }) => p95(dashboard.known)),
      line('… its first count, the worst', call, ({ dashboard }) => Math.max(...dashboard.first)),
      line(`Leaderboard of ${large.leaderboard.players} players`, call, ({ leaderboard }) => p95(leaderboard.times)),
      line(`CSV of ${count(large.export.rows)} golfers`, file, (size) => size.export.ms),
      ['… memory beyond its first tenth', ...sizes.map((size) => `${size.export.grewMB.toFixed(0)} MB`), ''],
    ],
  );
}

/** All lists of one size, for who looks for a slow one. */
export function listsTable(lists: readonly ListTimes[]): string {
  return markdownTable(
    ['p95 of its pages', ''],
    lists.map(({ name, total, pages }) => [`${name}, ${count(total)}`, ms(p95(pages))]),
  );
}

export function embeddedLine(lists: readonly ListTimes[]): string {
  return `Embedded, 20,000 rounds: a page of a list takes at most ${ms(worst(lists, ({ pages }) => p95(pages)))}.`;
}

const worst = (lists: readonly ListTimes[], of: (list: ListTimes) => number) => Math.max(...lists.map(of));
const p95 = (times: readonly number[]) => quantile(times, 0.95);
const count = (rows: number) => rows.toLocaleString('en-GB');
const ms = (value: number) => (value < 1_000 ? `${value.toFixed(0)} ms` : `${(value / 1_000).toFixed(1)} s`);
