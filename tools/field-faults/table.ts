import type { Endpoint } from '../contract-check/endpoints';
import { markdownTable, measuredOn } from '../process/report.mjs';
import { FAULTS, type Fault } from './faults';
import type { Field } from './fields';

/** How a case ended: what went wrong, each with its screen. */
export type Outcome = { endpoint: string; field: string; fault: Fault; title: string; failures: string[] };

/** How an endpoint's cases of one fault ended. */
export type Count = { tried: number; survived: number };

export type Results = ReadonlyMap<string, { fields: number; counts: ReadonlyMap<Fault, Count> }>;

export function resultsOf(chosen: readonly [Endpoint, Field[]][], outcomes: readonly Outcome[]): Results {
  return new Map(
    chosen.flatMap(([{ name }, fields]) => {
      if (fields.length === 0) return [];
      const counts = new Map<Fault, Count>();
      for (const { endpoint, fault, failures } of outcomes) {
        if (endpoint !== name) continue;
        const { tried, survived } = counts.get(fault) ?? { tried: 0, survived: 0 };
        counts.set(fault, { tried: tried + 1, survived: survived + Number(failures.length === 0) });
      }
      return [[name, { fields: fields.length, counts }] as const];
    }),
  );
}

/** For `npm test`: each case is a test; a field without a value in the data is skipped. */
export function countsOf(outcomes: readonly Outcome[], unseen: readonly Field[]) {
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  return {
    counts: { passed: outcomes.length - failed.length, failed: failed.length, skipped: unseen.length },
    failures: failed.map(({ endpoint, title, failures }) => `${endpoint} ${title}: ${failures[0]}`),
  };
}

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
