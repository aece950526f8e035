import { markdownTable, verdict } from '../process/report.mjs';
import { quantile, type Spread, spread } from '../testing/statistics';
import type { Measured } from './measure';
import type { Opened } from './opening';
import { type Opening, openings } from './record-pages';
import type { Throughput } from './throughput';
import type { Visit } from './visit';

type Visits = readonly Visit[];

/** Each figure, the one it is compared with, and its target. */
export function benchTable({
  opened,
  usual,
  processor,
  slow,
  counting,
  ten,
  hundred,
  counted,
  known,
  memory,
}: Measured): string {
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
  const [first, next] = [load('first'), action('next')];
  const firstTurns = usual.app.flatMap((visit) => visit.next.slice(0, 1));
  const otherTurns = usual.app.flatMap((visit) => visit.next.slice(1));
  const prefetched = action('prefetched');
  const lines = [
    ratio('First row, nothing cached', 2.4, first(usual.app), 'floor', first(usual.floor)),
    ratio('… the API counts too', 2.4, counting.app, 'floor', counting.floor),
    ratio('… on a slow processor', 2.4, first(processor.app), 'floor', first(processor.floor)),
    ratio('… slow', 2.7, first(slow.app), 'floor', first(slow.floor)),
    ratio('… against the bare page', null, first(usual.app), 'bare', first(usual.bare)),
    ratio('Second visit', 1.5, load('second')(usual.app), 'floor', load('second')(usual.floor)),
    ratio('… on a slow processor', 1.5, load('second')(processor.app), 'floor', load('second')(processor.floor)),
    ratio('Page 5,000 by its address', 1.5, load('deep')(usual.app), 'swap', load('deep')(usual.swap)),
    ratio('Next page, the first', 1.3, firstTurns, 'swap', next(usual.swap)),
    ratio('Next page, those after it', 1.3, otherTurns, 'swap', next(usual.swap)),
    ratio('Sort', 1.3, action('sort')(usual.app), 'swap', action('sort')(usual.swap)),
    ratio('Next page after the pointer rested', 1, prefetched(usual.app), 'swap', next(usual.swap)),
    ratio('… slow', 0.2, prefetched(slow.app), 'swap', next(slow.swap)),
    ratio('Search, from its request', 1.2, action('search')(usual.app), 'swap', action('search')(usual.swap)),
    ...openings.flatMap((kind) => openingLines(kind, opened[kind])),
    limit('JavaScript on first load, compressed', kilobytes(script), '≤ 160 KB', script <= 160_000),
    limit('Requests on first load', String(requests), '≤ 20', requests <= 20),
    limit('HTML of the document, gzip', kilobytes(median(usual.app.map(({ bytes }) => bytes.document)))),
    limit('Largest paint', milliseconds(spread(vital(usual.app, 'paint')))),
    limit('Blocked by long tasks', milliseconds(spread(vital(usual.app, 'blocked')))),
    limit('Layout shift, the worst of all', shift.toFixed(3), '0', shift === 0),
    limit('Slowest interaction', milliseconds(slowest), '≤ 100 ms', slowest.max <= 100),
    limit(
      'Server without its API call, p50 (p95)',
      `${median(own).toFixed(1)} ms (${quantile(own, 0.95).toFixed(1)})`,
      '≤ 8 ms',
      median(own) <= 8,
    ),
    limit('100 rows against 10, server', `${growth.toFixed(2)} ×`, '≤ 2 ×', growth <= 2),
    rate('Pages a second, counted each time', 0.85, counted.app, 'floor', counted.other),
    rate('Pages a second, totals known', 0.8, known.app, 'bare', known.other),
    limit('Memory of the app afterwards', `${memory.toFixed(0)} MB`),
  ];
  return markdownTable(['', 'Fairway', 'Compared with', 'Ratio', 'Target', ''], lines);
}

/** `Open a golfer`: by a click alone, after the pointer rested, back, and by its address. */
function openingLines(kind: Opening, { app, swap }: Measured['opened'][Opening]): string[][] {
  const line = (what: string, most: number | null, key: keyof Opened) =>
    ratio(
      what,
      most,
      app.map((one) => one[key]),
      'swap',
      swap.map((one) => one[key]),
    );
  const clicks = swap.map(({ click }) => click);
  return [
    line(`Open: ${kind}`, 1.5, 'click'),
    ratio(
      '… after the pointer rested',
      1,
      app.map(({ rested }) => rested),
      'swap, clicked',
      clicks,
    ),
    line('… both after the pointer rested', null, 'rested'),
    line('… and back', 1, 'back'),
    line('… by its address, first part', null, 'first'),
  ];
}

const median = (values: readonly number[]) => quantile(values, 0.5);

function ratio(what: string, most: number | null, app: readonly number[], name: string, values: readonly number[]) {
  const [own, other] = [spread(app), spread(values)];
  const times = own.median / other.median;
  const target = most === null ? ['', ''] : [`≤ ${most} ×`, verdict(times <= most)];
  return [what, milliseconds(own), `${name} ${milliseconds(other)}`, `${times.toFixed(2)} ×`, ...target];
}

type Throughputs = readonly Throughput[];

function rate(what: string, least: number, app: Throughputs, name: string, values: Throughputs): string[] {
  const perSecond = (of: Throughputs) => median(of.map((one) => one.perSecond));
  const ms = (of: Throughputs, key: 'p50' | 'p99') => median(of.map((one) => one[key])).toFixed(0);
  const words = (of: Throughputs) => `${perSecond(of).toFixed(1)}, p50 ${ms(of, 'p50')}, p99 ${ms(of, 'p99')} ms`;
  const times = perSecond(app) / perSecond(values);
  const target = [`≥ ${least} ×`, verdict(times >= least)];
  return [what, words(app), `${name} ${words(values)}`, `${times.toFixed(2)} ×`, ...target];
}

const limit = (what: string, app: string, target = '', met?: boolean) => [what, app, '', '', target, verdict(met)];
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = ({ median, min, max }: Spread) => `${median.toFixed(1)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
