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
    chosen.flatMap(([{ name }]) => {
      const own = outcomes.filter(({ endpoint }) => endpoint === name);
      if (own.length === 0) return [];
      const counts = new Map<Fault, Count>();
      for (const { fault, failures } of own) {
        const { tried, survived } = counts.get(fault) ?? { tried: 0, survived: 0 };
        counts.set(fault, { tried: tried + 1, survived: survived + Number(failures.length === 0) });
      }
      return [[name, { fields: new Set(own.map(({ field }) => field)).size, counts }] as const];
    }),
  );
}

/** For `npm test`: each case is a test. */
export function countsOf(outcomes: readonly Outcome[]) {
  const failed = outcomes.filter(({ failures }) => failures.length > 0);
  return {
    counts: { passed: outcomes.length - failed.length, failed: failed.length, skipped: 0 },
    failures: failed.map(({ endpoint, title, failures }) => `${endpoint} ${title}: ${failures[0]}`),
  };
}

/** One row an endpoint, one column a fault: survived of tried. */
export function toMarkdown(results: Results, unseen: number, seed: number, isShare: boolean): string {
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
  const title = `**${tried} faults in ${fields} fields, ${sum(sums.map((one) => one.survived))} survived${isShare ? ' (--share)' : ''}**`;
  const others = `${unseen} other fields have no value in the data of the sandbox, or are read by no screen that the links lead to.`;
  return `${title}\n\n${others}\n\n${markdownTable(['', 'fields', ...FAULTS], rows)}\n\n${measuredOn(`seed ${seed}`)}`;
}

const cell = (count: Count | undefined) => (count && count.tried > 0 ? `${count.survived} of ${count.tried}` : '-');

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
