import { type Row, textTable, verdict } from '../report';
import { median } from '../statistics';
import type { Profile } from './browser';
import type { Samples } from './measure';
import { openings } from './opening';

/**
 * Limits in ms, by what a user feels: immediate (`atOnce`), without a pause (`promptly`), without losing the thread
 * (`inFlow`), acceptable on a slow line (`onSlowLine`).
 */
const felt = { atOnce: 100, promptly: 200, inFlow: 1_000, onSlowLine: 2_500 } as const;

const ways = [
  ['A click', 'click', felt.promptly],
  ['Pointer rested', 'rested', felt.atOnce],
  ['Back to the list', 'back', felt.atOnce],
  ['By its address', 'first', felt.inFlow],
] as const;

/** A table of the app's times beside the limits that users notice. */
export function benchTable(samples: Samples): string {
  const of = (what: string, profile: Profile = 'usual') => {
    const found = samples.get(`${profile} ${what}`);
    if (!found) throw new Error(`${what} was not measured`);
    return found;
  };
  const time = (label: string, most: number, what: string, profile?: Profile): Row => {
    const own = of(what, profile);
    return [label, spread(own), target(`≤ ${most} ms`, median(own) <= most)];
  };
  const rate = (label: string, kind: string): Row => {
    const [a, p50, p99] = ['a second', 'p50', 'p99'].map((what) => median(of(`${kind} ${what}`)).toFixed(0));
    return [label, `${a}, p50 ${p50}, p99 ${p99} ms`];
  };

  const { atOnce, inFlow, onSlowLine } = felt;
  const [script, requests, slowest] = ['script', 'requests', 'slowest'].map((what) => Math.max(...of(what))) as [
    number,
    number,
    number,
  ];
  const shift = Math.max(...of('shift'), ...of('shift', 'slow'));
  const table = textTable(
    ['', 'Fairway', 'Target'],
    [
      time('First row, nothing cached', inFlow, 'first'),
      time('… the API counts too', inFlow, 'counting'),
      time('… slow processor', inFlow, 'first', 'processor'),
      time('… slow line', onSlowLine, 'first', 'slow'),
      time('Second visit', inFlow, 'second'),
      time('… slow processor', inFlow, 'second', 'processor'),
      time('Page 5,000 by its address', inFlow, 'deep'),
      time('Next page, the first', atOnce, 'first next'),
      time('… those after it', atOnce, 'other next'),
      time('… pointer rested', atOnce, 'prefetched'),
      time('… and slow line', atOnce, 'prefetched', 'slow'),
      time('Sort', atOnce, 'sort'),
      time('Search, from its request', atOnce, 'search'),
      ['Slowest interaction', spread(of('slowest')), target(`≤ ${atOnce} ms`, slowest <= atOnce)],
      ['Layout shift, the worst', shift.toFixed(3), target('0', shift === 0)],
      ['Scripts on first load, compressed', kilobytes(script), target('≤ 190 KB', script <= 190_000)],
      ['Requests on first load', String(requests), target('≤ 15', requests <= 15)],
      rate('Pages a second, counted each time', 'counted'),
      rate('Pages a second, totals known', 'known'),
    ],
  );
  const opening = textTable(
    ['Opening', ...ways.map(([name]) => name)],
    [
      ...openings.map((kind) => [kind, ...ways.map(([, way]) => spread(of(`${kind} ${way}`)))]),
      [
        'Target',
        ...ways.map(([, way, most]) =>
          target(
            `≤ ${most} ms`,
            openings.every((kind) => median(of(`${kind} ${way}`)) <= most),
          ),
        ),
      ],
    ],
  );
  const others = [
    `largest paint ${median(of('paint')).toFixed(0)} ms`,
    `blocked by long tasks ${median(of('blocked')).toFixed(0)} ms`,
    `HTML ${kilobytes(median(of('document')))} (gzip)`,
    `memory afterwards ${median(of('memory')).toFixed(0)} MB`,
  ];
  return [table, opening, `Figures without a target: ${others.join(', ')}.`].join('\n\n');
}

const target = (most: string, met: boolean) => `${most}, ${verdict(met)}`;
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} KB`;
const spread = (ms: readonly number[]) =>
  `${median(ms).toFixed(0)} ms (${Math.min(...ms).toFixed(0)}–${Math.max(...ms).toFixed(0)})`;
