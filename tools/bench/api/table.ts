import { markdownTable, verdict } from '@/tools/process/report.mjs';
import { quantile } from '../../testing/statistics';
import type { ListTimes } from './lists';
import type { ApiTimes } from './measure';

type Slowest = { ms: number; name?: string };

/** The times at the large size, against their targets, next to those at the small size. */
export function apiTable(sizes: readonly [ApiTimes, ApiTimes], heads: readonly [string, string]): string {
  const [small, large] = sizes;
  const compared = (what: string, limit: number, value: (size: ApiTimes) => number) => {
    const [before, after] = [value(small), value(large)];
    const growth = `${(after / before).toFixed(1)} ×`;
    return [what, ms(before), ms(after), growth, `≤ ${ms(limit)}`, verdict(after <= limit)];
  };
  const untargeted = (what: string, value: (size: ApiTimes) => string) => [what, ...sizes.map(value), '', '', ''];
  const slowest = (what: string, limit: number, value: (size: ApiTimes) => Slowest) => {
    const cells = sizes.map(value).map(({ ms: time, name }) => (name ? `${ms(time)} (${name})` : ms(time)));
    return [`${what}, the worst`, ...cells, '', `≤ ${ms(limit)}`, verdict(value(large).ms <= limit)];
  };
  return markdownTable(
    ['p95', ...heads, 'Growth', 'Target', ''],
    [
      ...large.lists.map((list, index) => compared(nameOf(list), 25, ({ lists }) => p95(lists[index]?.pages ?? []))),
      compared('Search that under 1% of rows match, count included', 60, ({ searches }) => p95(searches.rare)),
      compared('Dashboard card', 60, ({ dashboard }) => p95(dashboard.known)),
      compared(`Leaderboard of ${large.leaderboard.players} players`, 40, ({ leaderboard }) => p95(leaderboard.times)),
      compared(`CSV of ${count(large.export.rows)} golfers`, 800, (size) => size.export.ms),
      untargeted('… memory beyond its first tenth', (size) => `${size.export.grewMB.toFixed(0)} MB`),
      slowest('First count of a list', 100, ({ lists }) => worst(lists, (list) => list.count)),
      slowest('First page far down an order', 100, ({ lists }) => worst(lists, ({ anchors }) => anchors)),
      slowest('Dashboard card, its first count', 100, ({ dashboard }) => ({ ms: Math.max(...dashboard.first) })),
      slowest('Three letters', 60, ({ searches }) => ({ ms: searches.worst.ms, name: searches.worst.letters })),
    ],
  );
}

export function embeddedTable(lists: readonly ListTimes[], head: string): string {
  const rows = lists.map((list) => [nameOf(list), ms(p95(list.pages)), '≤ 30 ms', verdict(p95(list.pages) <= 30)]);
  return markdownTable(['p95', head, 'Target', ''], rows);
}

const nameOf = ({ name, total }: ListTimes) => `${name}, ${count(total)}`;

function worst(lists: readonly ListTimes[], of: (list: ListTimes) => number): Slowest {
  return lists
    .map((list) => ({ ms: of(list), name: list.name.toLowerCase() }))
    .reduce((one, other) => (other.ms > one.ms ? other : one));
}

const p95 = (times: readonly number[]) => quantile(times, 0.95);
const count = (rows: number) => rows.toLocaleString('en-GB');
const ms = (value: number) =>
  value < 1_000 ? `${value.toFixed(value < 100 ? 1 : 0)} ms` : `${(value / 1_000).toFixed(1)} s`;
