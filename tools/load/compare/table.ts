import { type Row, textTable } from '../report';
import { median } from '../statistics';

/** Sizes of a first load in bytes: scripts compressed with gzip, the document uncompressed. */
export type Sizes = Record<'scripts' | 'scriptFiles' | 'document' | 'elements', number>;

export type Pair = { current: number; other: number };
export type Times = ReadonlyMap<string, readonly Pair[]>;

/** A table of medians and sizes. `Pairs` says in how many pairs the checkout with the shorter median was faster. */
export function comparisonTable(times: Times, current: Sizes, other: Sizes, against: string): string {
  const timeRows = [...times].map(([label, pairs]): Row => {
    const [now, before] = [median(pairs.map((pair) => pair.current)), median(pairs.map((pair) => pair.other))];
    return [
      label,
      `${now.toFixed(0)} ms`,
      `${before.toFixed(0)} ms`,
      ratio(now, before),
      agreement(pairs, now - before),
    ];
  });
  const sizeRow = (label: string, of: keyof Sizes, format: (value: number) => string): Row => [
    label,
    format(current[of]),
    format(other[of]),
    ratio(current[of], other[of]),
  ];
  return textTable(
    ['', 'This checkout', against, 'Ratio', 'Pairs'],
    [
      ...timeRows,
      sizeRow('Scripts of a first load, gzip', 'scripts', kilobytes),
      sizeRow('Script files', 'scriptFiles', String),
      sizeRow('Document, uncompressed', 'document', kilobytes),
      sizeRow('Elements', 'elements', String),
    ],
  );
}

function agreement(pairs: readonly Pair[], difference: number): string {
  if (difference === 0) return '';
  const agreeing = pairs.filter(({ current, other }) => Math.sign(current - other) === Math.sign(difference));
  return `${agreeing.length} of ${pairs.length} ${difference < 0 ? 'quicker' : 'slower'}`;
}

const ratio = (now: number, before: number) => (before === 0 ? '' : (now / before).toFixed(2));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
