import type { CsvAnswer } from '@/lib/api/exports';
import { ContractBroken } from '@/lib/contract/result';
import { csvCounter } from '@/lib/format/csv-count';
import { escapeFormulas } from '@/lib/format/csv-escape-formulas';
import { type ExportReceipt, uncomparedWords } from '@/lib/list/export';
import { type CsvCheck, ignoredFilterWords } from '@/lib/list/ignored-filters';

/** A CSV that is produced while it is read. */
export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** The counts, after the last chunk. */
  receipt: () => ExportReceipt;
};

/** The API's CSV as it arrives, with formulas escaped; rows are counted and checked against the filters. */
export function proxied({ total, chunks }: CsvAnswer, check: CsvCheck): CsvSource {
  const counter = csvCounter({ uids: true, expected: total, columns: check.columns, onRow: check.add });
  async function* counted() {
    for await (const chunk of chunks) {
      counter.add(chunk);
      yield chunk;
    }
    if (!counter.end().whole) throw new ContractBroken(['The CSV ends in the middle of a row']);
  }
  const receipt = () => {
    const { rows, distinct, compared } = counter.end();
    const unknown = check
      .unknown()
      .map(({ label, column }) => `It is unknown whether ${label} was applied: the CSV has no column “${column}”`);
    const uncompared = compared < rows ? [uncomparedWords(compared)] : [];
    const gaps = [...check.ignored().map(ignoredFilterWords), ...unknown, ...uncompared];
    return { expected: total, received: rows, distinct, written: rows, gaps };
  };
  return { total, chunks: escapeFormulas(counted()), receipt };
}
