import { markdownTable, verdict } from '../process/report.mjs';
import { quantile, type Spread, spread } from '../testing/statistics';
import type { Measured } from './measure';
import type { Opened } from './opening';
import { openings } from './record-pages';
import type { Throughput } from './throughput';
import type { Visit } from './visit';

type Visits = readonly Visit[];

/** What staff feel: at once, without a pause, without losing the thread, and on a slow line. In ms. */
const felt = { atOnce: 100, promptly: 200, inFlow: 1_000, onSlowLine: 2_500 } as const;

/** Each figure, beside that of a page that does less, and the limit that staff can feel. */
export function benchTable(measured: Measured): string {
  const { usual, processor, slow, counting, ten, hundred, counted, known, memory } = measured;
  const own = ten.map(({ whole, api }) => whole - api);
  const growth = median(hundred.map(({ whole }) => whole)) / median(ten.map(({ whole }) => whole));
  const script = Math.max(...usual.app.map(({ bytes }) => bytes.script));
  const requests = Math.max(...usual.app.map((visit) => visit.requests));
  const vital = (visits: Visits, name: keyof Visit['vitals']) => visits.map(({ vitals }) => vitals[name]);
  const shift = Math.max(...vital([...usual.app, ...slow.app], 'shift'));
  const slowest = spread(usual.app.map((visit) => visit.slowest));
  const load = (kind: 'first' | 'second' | 'deep') => (visits: Visits) => visits.map((visit) => visit[kind]);
  const action = (kind: 'next' | 'sort' | 'prefetched' | 'search') => (visits: Visits) =>
    visits.flatMap((visit) => visit[kind]);
  const [first, second, next] = [load('first'), load('second'), action('next')];
  const firstTurns = usual.app.flatMap((visit) => visit.next.slice(0, 1));
  const otherTurns = usual.app.flatMap((visit) => visit.next.slice(1));
  const { atOnce, inFlow, onSlowLine } = felt;
  const lines = [
    time('First row, nothing cached', inFlow, first(usual.app), 'floor', first(usual.floor)),
    time('… the API counts too', inFlow, counting.app, 'floor', counting.floor),
    time('… slow processor', inFlow, first(processor.app), 'floor', first(processor.floor)),
    time('… slow line', onSlowLine, first(slow.app), 'floor', first(slow.floor)),
    time('Second visit', inFlow, second(usual.app), 'floor', second(usual.floor)),
    time('… slow processor', inFlow, second(processor.app), 'floor', second(processor.floor)),
    time('Page 5,000 by its address', inFlow, load('deep')(usual.app), 'swap', load('deep')(usual.swap)),
    time('Next page, the first', atOnce, firstTurns, 'swap', next(usual.swap)),
    time('… those after it', atOnce, otherTurns, 'swap', next(usual.swap)),
    time('… pointer rested', atOnce, action('prefetched')(usual.app), 'swap', next(usual.swap)),
    time('… and slow line', atOnce, action('prefetched')(slow.app), 'swap', next(slow.swap)),
    time('Sort', atOnce, action('sort')(usual.app), 'swap', action('sort')(usual.swap)),
    time('Search, from its request', atOnce, action('search')(usual.app), 'swap', action('search')(usual.swap)),
    limit('Slowest interaction', milliseconds(slowest), `≤ ${atOnce} ms`, slowest.max <= atOnce),
    limit('Layout shift, the worst', shift.toFixed(3), '0', shift === 0),
    limit('Scripts on first load, compressed', kilobytes(script), '≤ 160 KB', script <= 160_000),
    limit('Requests on first load', String(requests), '≤ 20', requests <= 20),
    rate('Pages a second, counted each time', counted.app, 'floor', counted.other),
    rate('Pages a second, totals known', known.app, 'bare', known.other),
  ];
  const others = [
    `largest paint ${median(vital(usual.app, 'paint')).toFixed(0)} ms`,
    `blocked by long tasks ${median(vital(usual.app, 'blocked')).toFixed(0)} ms`,
    `HTML ${kilobytes(median(usual.app.map(({ bytes }) => bytes.document)))} (gzip)`,
    `the server without its API call ${median(own).toFixed(0)} ms (p95 ${quantile(own, 0.95).toFixed(0)})`,
    `100 rows ${growth.toFixed(1)} × as much as ten`,
    `memory afterwards ${memory.toFixed(0)} MB`,
  ];
  const table = markdownTable(['', 'Fairway', 'Compared', 'Target'], lines);
  return [table, openingTable(measured.opened), `Without a target: ${others.join(', ')}.`].join('\n\n');
}

const ways = [
  ['A click', 'click', felt.promptly],
  ['Pointer rested', 'rested', felt.atOnce],
  ['Back to the list', 'back', felt.atOnce],
  ['By its address', 'first', felt.inFlow],
] as const satisfies readonly [string, keyof Opened, number][];

/** Each record by each way of opening it, with the ratio to the swap, and whether all of them meet the way's limit. */
function openingTable(opened: Measured['opened']): string {
  const medians = (of: readonly Opened[], key: keyof Opened) => median(of.map((one) => one[key]));
  const rows = openings.map((kind) => {
    const { app, swap } = opened[kind];
    const cells = ways.map(([, key]) => {
      const ms = medians(app, key);
      return `${ms.toFixed(0)} ms, ${(ms / medians(swap, key)).toFixed(1)} ×`;
    });
    return [kind, ...cells];
  });
  const targets = ways.map(([, key, most]) => {
    const met = openings.every((kind) => medians(opened[kind].app, key) <= most);
    return target(`≤ ${most} ms`, met);
  });
  return markdownTable(['Opening', ...ways.map(([name]) => name)], [...rows, ['Target', ...targets]]);
}

const median = (values: readonly number[]) => quantile(values, 0.5);

function time(what: string, most: number, app: readonly number[], name: string, values: readonly number[]) {
  const own = spread(app);
  const times = own.median / median(values);
  return [what, milliseconds(own), `${times.toFixed(1)} × ${name}`, target(`≤ ${most} ms`, own.median <= most)];
}

type Throughputs = readonly Throughput[];

function rate(what: string, app: Throughputs, name: string, values: Throughputs): string[] {
  const perSecond = (of: Throughputs) => median(of.map((one) => one.perSecond));
  const ms = (key: 'p50' | 'p99') => median(app.map((one) => one[key])).toFixed(0);
  const times = perSecond(app) / perSecond(values);
  return [
    what,
    `${perSecond(app).toFixed(0)}, p50 ${ms('p50')}, p99 ${ms('p99')} ms`,
    `${times.toFixed(1)} × ${name}`,
    '',
  ];
}

const limit = (what: string, app: string, most: string, met: boolean) => [what, app, '', target(most, met)];
const target = (most: string, met: boolean) => `${most}, ${verdict(met)}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
const milliseconds = ({ median, min, max }: Spread) => `${median.toFixed(0)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
