import { markdownTable, measuredOn } from '../process/report.mjs';
import { FAULTS, type Fault } from './faults';

/** How an endpoint's cases of one fault ended. */
export type Count = { tried: number; survived: number };

export type Results = ReadonlyMap<string, { fields: number; counts: ReadonlyMap<Fault, Count> }>;

/** One row an endpoint, one column a fault: survived of tried. */
export function toMarkdown(results: Results, seed: number): string {
  const rows = [...results].map(([endpoint, { fields, counts }]) => [
    endpoint,
    String(fields),
    ...FAULTS.map((fault) => cell(counts.get(fault))),
  ]);
  const sums = FAULTS.map((fault) => {
    const all = [...results.values()].map(({ counts }) => counts.get(fault) ?? { tried: 0, survived: 0 });
    return { tried: sum(all.map(({ tried }) => tried)), survived: sum(all.map(({ survived }) => survived)) };
  });
  const fields = sum([...results.values()].map((one) => one.fields));
  rows.push([`${results.size} endpoints`, String(fields), ...sums.map(cell)]);
  const tried = sum(sums.map((one) => one.tried));
  const title = `**${tried} faults in ${fields} fields, ${sum(sums.map((one) => one.survived))} survived**`;
  return `${title}\n\n${markdownTable(['', 'fields', ...FAULTS], rows)}\n\n${measuredOn(`seed ${seed}`)}`;
}

const cell = (count: Count | undefined) => (count && count.tried > 0 ? `${count.survived} of ${count.tried}` : '-');

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
