import { markdownTable, verdict } from '../process/report.mjs';
import { quantile, type Spread, spread } from '../testing/statistics';
import type { Measured } from './measure';
import type { Throughput } from './throughput';
import type { Visit } from './visit';

export type Line = { what: string; app: string; other: string; ratio: string; target: string; met: boolean | null };

/** Each figure, the one it is compared with, and its target. */
export function tableLines({ usual, slow, ten, hundred, counted, known, memory }: Measured): Line[] {
  const own = ten.map(({ whole, api }) => whole - api);
  const whole = (times: typeof ten) =>
    quantile(
      times.map((time) => time.whole),
      0.5,
    );
  const growth = whole(hundred) / whole(ten);
  const script = spread(usual.app.map(({ bytes }) => bytes.script));
  const requests = Math.max(...usual.app.map((visit) => visit.requests));
  const vital = (visits: readonly Visit[], name: keyof Visit['vitals']) => visits.map(({ vitals }) => vitals[name]);
  const shift = Math.max(...vital([...usual.app, ...slow.app], 'shift'));
  const slowest = spread(usual.app.map((visit) => visit.slowest));
  const all = (visits: readonly Visit[], kind: 'next' | 'sort' | 'prefetched' | 'search') =>
    visits.flatMap((visit) => visit[kind]);
  const turns = (visits: readonly Visit[], which: 'first' | 'others') =>
    visits.flatMap(({ next }) => (which === 'first' ? next.slice(0, 1) : next.slice(1)));
  const one = (visits: readonly Visit[], kind: 'first' | 'second' | 'deep') => visits.map((visit) => visit[kind]);
  return [
    ratio('First row, nothing cached', 2.4, one(usual.app, 'first'), ['floor', one(usual.floor, 'first')]),
    ratio('… slow', 2.7, one(slow.app, 'first'), ['floor', one(slow.floor, 'first')]),
    ratio('… against the bare page', null, one(usual.app, 'first'), ['bare', one(usual.bare, 'first')]),
    ratio('Second visit', 1.5, one(usual.app, 'second'), ['floor', one(usual.floor, 'second')]),
    ratio('Page 5,000 by its address', 1.5, one(usual.app, 'deep'), ['swap', one(usual.swap, 'deep')]),
    ratio('Next page, the first', 1.3, turns(usual.app, 'first'), ['swap', all(usual.swap, 'next')]),
    ratio('Next page, those after it', 1.3, turns(usual.app, 'others'), ['swap', all(usual.swap, 'next')]),
    ratio('Sort', 1.3, all(usual.app, 'sort'), ['swap', all(usual.swap, 'sort')]),
    ratio('Next page after the pointer rested', 1, all(usual.app, 'prefetched'), ['swap', all(usual.swap, 'next')]),
    ratio('… slow', 0.2, all(slow.app, 'prefetched'), ['swap', all(slow.swap, 'next')]),
    ratio('Search, from its request', 1.2, all(usual.app, 'search'), ['swap', all(usual.swap, 'search')]),
    limit('JavaScript on first load, gzip', kilobytes(script.max), '≤ 185 KB', script.max <= 185_000),
    limit('Requests on first load', String(requests), '≤ 20', requests <= 20),
    limit('HTML of the document, gzip', kilobytes(spread(usual.app.map(({ bytes }) => bytes.document)).median)),
    limit('Largest paint', milliseconds(spread(vital(usual.app, 'paint')))),
    limit('Blocked by long tasks', milliseconds(spread(vital(usual.app, 'blocked')))),
    limit('Layout shift, the worst of all', shift.toFixed(3), '0', shift === 0),
    limit('Slowest interaction', milliseconds(slowest), '≤ 100 ms', slowest.max <= 100),
    limit(
      'Server without its API call, p50 (p95)',
      `${quantile(own, 0.5).toFixed(1)} ms (${quantile(own, 0.95).toFixed(1)})`,
      '≤ 8 ms',
      quantile(own, 0.5) <= 8,
    ),
    limit('100 rows against 10, server', `${growth.toFixed(2)} ×`, '≤ 4 ×', growth <= 4),
    rate('Pages a second, counted each time', 0.85, counted.app, ['floor', counted.other]),
    rate('Pages a second, totals known', 0.8, known.app, ['bare', known.other]),
    limit('Memory of the app afterwards', `${memory.toFixed(0)} MB`),
  ];
}

export function printTable(lines: readonly Line[]): string {
  return markdownTable(
    ['', 'Fairway', 'Compared with', 'Ratio', 'Target', ''],
    lines.map(({ what, app, other, ratio, target, met }) => [what, app, other, ratio, target, verdict(met)]),
  );
}

type Other<Values> = readonly [name: string, values: readonly Values[]];

function ratio(what: string, most: number | null, app: readonly number[], [name, values]: Other<number>): Line {
  const [own, other] = [spread(app), spread(values)];
  const times = own.median / other.median;
  return {
    what,
    app: milliseconds(own),
    other: `${name} ${milliseconds(other)}`,
    ratio: `${times.toFixed(2)} ×`,
    target: most === null ? '' : `≤ ${most} ×`,
    met: most === null ? null : times <= most,
  };
}

function rate(what: string, least: number, app: readonly Throughput[], [name, values]: Other<Throughput>): Line {
  const median = (of: readonly Throughput[], key: keyof Throughput) =>
    quantile(
      of.map((one) => one[key]),
      0.5,
    );
  const words = (of: readonly Throughput[]) =>
    `${median(of, 'perSecond').toFixed(1)}, p50 ${median(of, 'p50').toFixed(0)}, p99 ${median(of, 'p99').toFixed(0)} ms`;
  const times = median(app, 'perSecond') / median(values, 'perSecond');
  return {
    what,
    app: words(app),
    other: `${name} ${words(values)}`,
    ratio: `${times.toFixed(2)} ×`,
    target: `≥ ${least} ×`,
    met: times >= least,
  };
}

function limit(what: string, app: string, target = '', met: boolean | null = null): Line {
  return { what, app, other: '', ratio: '', target, met };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = ({ median, min, max }: Spread) => `${median.toFixed(1)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;
