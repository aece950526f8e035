import { type Row, textTable } from '../report';
import { median } from '../statistics';

/** Sizes of a first load in bytes: scripts compressed with gzip, the document uncompressed. */
export type Sizes = Record<'scripts' | 'scriptFiles' | 'document' | 'elements', number>;

/** The sizes of a checkout, and for each visit the ms by name. */
type Measured = { sizes: Sizes; visits: readonly ReadonlyMap<string, number>[] };

/**
 * A table of medians and sizes, of one checkout or two. `Pairs`: in how many pairs the checkout with the shorter median
 * was faster.
 */
export function benchTable(measured: readonly Measured[]): string {
  const heads = ['', 'This checkout', ...(measured.length > 1 ? ['The other', 'Ratio', 'Pairs'] : [])];
  const labels = [...(measured[0]?.visits[0]?.keys() ?? [])];
  const timeRows = labels.map((label) => {
    const samples = measured.map(({ visits }) => visits.map((times) => times.get(label) ?? Number.NaN));
    return row(label, samples.map(median), (ms) => `${ms.toFixed(0)} ms`, agreement(samples));
  });
  const sizesOf = (of: keyof Sizes) => measured.map(({ sizes }) => sizes[of]);
  return textTable(heads, [
    ...timeRows,
    row('Scripts of a first load, gzip', sizesOf('scripts'), kilobytes),
    row('Script files', sizesOf('scriptFiles'), String),
    row('Document, uncompressed', sizesOf('document'), kilobytes),
    row('Elements', sizesOf('elements'), String),
  ]);
}

function row(label: string, values: readonly number[], format: (value: number) => string, pairs = ''): Row {
  const [now = 0, before = 0] = values;
  return [label, ...values.map(format), before === 0 ? '' : (now / before).toFixed(2), pairs];
}

function agreement([current = [], other = []]: readonly number[][]): string {
  const difference = median(current) - median(other);
  if (!difference) return '';
  const agreeing = current.filter((ms, pair) => Math.sign(ms - (other[pair] ?? 0)) === Math.sign(difference));
  return `${agreeing.length} of ${current.length} ${difference < 0 ? 'quicker' : 'slower'}`;
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
