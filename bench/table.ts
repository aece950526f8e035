import { quantile, type Spread, spread } from './figures';
import type { Measured, Side } from './measure';

export type Line = {
  what: string;
  app: string;
  floor: string;
  ratio: string;
  target: string;
  met: boolean | null;
};

/** What is held against what, each with its target. */
export function tableLines({ app, floor, times }: Measured): Line[] {
  const own = times.map(({ whole, api }) => whole - api);
  const p50 = quantile(own, 0.5);
  const script = spread(app.loads.map(({ bytes }) => bytes.script));
  const shifts = [app, floor].map(({ loads, swaps }) => Math.max(...[...loads, ...swaps].map(({ shift }) => shift)));
  const [appShift = 0, floorShift = 0] = shifts;
  const plain = (what: string, of: (side: Side) => string): Line => ({
    ...{ what, app: of(app), floor: of(floor), ratio: '', target: '', met: null },
  });
  return [
    {
      what: 'JavaScript on first load, gzip',
      app: kilobytes(script.median),
      floor: kilobytes(spread(floor.loads.map(({ bytes }) => bytes.script)).median),
      ratio: '',
      target: '≤ 185 KB',
      met: script.max <= 185_000,
    },
    plain('Requests on first load, scripts among them', ({ loads }) => `${loads[0]?.requests}, ${loads[0]?.scripts}`),
    plain('HTML of the document, as transferred', ({ loads }) =>
      kilobytes(spread(loads.map(({ bytes }) => bytes.document)).median),
    ),
    compared('First row, nothing cached', 2.4, app.loads.map(firstRow), floor.loads.map(firstRow)),
    compared('Next page', 1.3, all(app, 'next'), all(floor, 'next')),
    compared('Sort', 1.3, all(app, 'sort'), all(floor, 'sort')),
    compared('Next page after hover', 1, all(app, 'foreseen'), all(floor, 'next')),
    {
      what: 'Server: a page without its API calls, p50 (p95)',
      app: `${p50.toFixed(1)} ms (${quantile(own, 0.95).toFixed(1)})`,
      floor: '',
      ratio: '',
      target: '≤ 8 ms',
      met: p50 <= 8,
    },
    {
      what: 'CLS, the worst of all visits',
      app: appShift.toFixed(3),
      floor: floorShift.toFixed(3),
      ratio: '',
      target: '0',
      met: appShift === 0,
    },
  ];
}

/** A table of Markdown, its columns aligned. */
export function printTable(lines: readonly Line[]): string {
  const rows = [
    ['', 'Fairway', 'Floor', 'Ratio', 'Target', ''],
    [],
    ...lines.map(({ what, app, floor, ratio, target, met }) => [what, app, floor, ratio, target, verdict(met)]),
  ];
  const widths = [0, 1, 2, 3, 4, 5].map((index) => Math.max(3, ...rows.map((row) => row[index]?.length ?? 0)));
  return rows
    .map((row) => widths.map((width, index) => row[index]?.padEnd(width) ?? '-'.repeat(width)))
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

function compared(what: string, limit: number, app: readonly number[], floor: readonly number[]): Line {
  const [own, least] = [spread(app), spread(floor)];
  const ratio = own.median / least.median;
  return {
    what,
    app: milliseconds(own),
    floor: milliseconds(least),
    ratio: `${ratio.toFixed(2)} ×`,
    target: `≤ ${limit} ×`,
    met: ratio <= limit,
  };
}

const firstRow = ({ firstRow: ms }: { firstRow: number }) => ms;
const all = ({ swaps }: Side, kind: 'next' | 'sort' | 'foreseen') => swaps.flatMap((swap) => swap[kind]);
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const milliseconds = ({ median, min, max }: Spread) => `${median.toFixed(1)} ms (${min.toFixed(0)}–${max.toFixed(0)})`;

function verdict(met: boolean | null): string {
  if (met === null) return '';
  return met ? 'met' : 'missed';
}
