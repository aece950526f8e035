import { openings } from '../references/record-pages';
import { type Row, textTable, verdict } from '../report';
import { median, p95 } from '../statistics';
import type { Profile, Site } from './browser';
import type { Samples } from './measure';

/**
 * Limits in ms. A response feels immediate (`atOnce`), comes without a pause (`promptly`), does not interrupt the
 * user's thoughts (`inFlow`), or is acceptable on a slow line (`onSlowLine`).
 */
const felt = { atOnce: 100, promptly: 200, inFlow: 1_000, onSlowLine: 2_500 } as const;

const ways = [
  ['A click', 'click', felt.promptly],
  ['Pointer rested', 'rested', felt.atOnce],
  ['Back to the list', 'back', felt.atOnce],
  ['By its address', 'first', felt.inFlow],
] as const;

/** A table of the app's figures, the same figures of the simpler reference sites, and the limits that users notice. */
export function benchTable(samples: Samples): string {
  const of = (name: Site['name'], what: string, profile: Profile = 'usual') => {
    const found = samples.get(`${profile} ${name} ${what}`);
    if (!found) throw new Error(`${what} of ${name} was not measured`);
    return found;
  };
  const app = (what: string, profile?: Profile) => of('app', what, profile);

  type Compared = { with?: readonly Site['name'][]; theirs?: string; profile?: Profile };
  const time = (label: string, most: number, what: string, compared: Compared = {}): Row => {
    const { with: names = ['swap'], theirs = what, profile } = compared;
    const own = app(what, profile);
    const times = (name: Site['name']) => `${(median(own) / median(of(name, theirs, profile))).toFixed(1)} × ${name}`;
    return [label, spread(own), names.map(times).join(', '), target(`≤ ${most} ms`, median(own) <= most)];
  };
  const rate = (label: string, name: Site['name'], kind: string): Row => {
    const figure = (what: string, site: Site['name'] = 'app') => median(of(site, `${kind} ${what}`));
    const words = `${figure('a second').toFixed(0)}, p50 ${figure('p50').toFixed(0)}, p99 ${figure('p99').toFixed(0)} ms`;
    return [label, words, `${(figure('a second') / figure('a second', name)).toFixed(1)} × ${name}`, ''];
  };
  const limit = (label: string, value: string, most: string, met: boolean): Row => [
    label,
    value,
    '',
    target(most, met),
  ];

  const { atOnce, inFlow, onSlowLine } = felt;
  const [script, requests] = [Math.max(...app('script')), Math.max(...app('requests'))];
  const shift = Math.max(...app('shift'), ...app('shift', 'slow'));
  const own = app('server 10 alone');
  const growth = median(app('server 100')) / median(app('server 10'));
  const table = textTable(
    ['', 'Fairway', 'Compared', 'Target'],
    [
      time('First row, nothing cached', inFlow, 'first', { with: ['floor'] }),
      time('… the API counts too', inFlow, 'counting', { with: ['floor'] }),
      time('… slow processor', inFlow, 'first', { with: ['floor'], profile: 'processor' }),
      time('… slow line', onSlowLine, 'first', { with: ['floor'], profile: 'slow' }),
      time('Second visit', inFlow, 'second', { with: ['floor'] }),
      time('… slow processor', inFlow, 'second', { with: ['floor'], profile: 'processor' }),
      time('Page 5,000 by its address', inFlow, 'deep'),
      time('Next page, the first', atOnce, 'first next', { with: ['swap', 'bare'], theirs: 'next' }),
      time('… those after it', atOnce, 'other next', { theirs: 'next' }),
      time('… pointer rested', atOnce, 'prefetched', { theirs: 'next' }),
      time('… and slow line', atOnce, 'prefetched', { theirs: 'next', profile: 'slow' }),
      time('Sort', atOnce, 'sort'),
      time('Search, from its request', atOnce, 'search'),
      limit('Slowest interaction', spread(app('slowest')), `≤ ${atOnce} ms`, Math.max(...app('slowest')) <= atOnce),
      limit('Layout shift, the worst', shift.toFixed(3), '0', shift === 0),
      limit('Scripts on first load, compressed', kilobytes(script), '≤ 190 KB', script <= 190_000),
      limit('Requests on first load', String(requests), '≤ 15', requests <= 15),
      rate('Pages a second, counted each time', 'floor', 'counted'),
      rate('Pages a second, totals known', 'bare', 'known'),
    ],
  );
  const others = [
    `largest paint ${median(app('paint')).toFixed(0)} ms`,
    `blocked by long tasks ${median(app('blocked')).toFixed(0)} ms`,
    `HTML ${kilobytes(median(app('document')))} (gzip)`,
    `the server without its API call ${median(own).toFixed(0)} ms (p95 ${p95(own).toFixed(0)})`,
    `100 rows ${growth.toFixed(1)} × as much as ten`,
    `memory afterwards ${median(app('memory')).toFixed(0)} MB`,
  ];
  const opening = (site: Site['name']) => (kind: string, key: string) => median(of(site, `${kind} ${key}`));
  return [table, openingTable(opening('app'), opening('swap')), `Figures without a target: ${others.join(', ')}.`].join(
    '\n\n',
  );
}

type Opened = (kind: string, key: string) => number;

/** A table of the times to open records, with limits. `×` is the ratio to the time of the reference site `swap`. */
function openingTable(app: Opened, swap: Opened): string {
  const rows = openings.map((kind) => [
    kind,
    ...ways.map(([, key]) => `${app(kind, key).toFixed(0)} ms, ${(app(kind, key) / swap(kind, key)).toFixed(1)} ×`),
  ]);
  const targets = ways.map(([, key, most]) =>
    target(
      `≤ ${most} ms`,
      openings.every((kind) => app(kind, key) <= most),
    ),
  );
  return textTable(['Opening', ...ways.map(([name]) => name)], [...rows, ['Target', ...targets]]);
}

const target = (most: string, met: boolean) => `${most}, ${verdict(met)}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
const spread = (ms: readonly number[]) =>
  `${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)}–${Math.max(...ms).toFixed(0)})`;
