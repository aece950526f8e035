import type { CsvAnswer } from '@/lib/api/open-csv';
import { ContractBroken } from '@/lib/contract/result';
import { csvRow, csvStart } from '@/lib/csv/csv';
import { CsvBroken, readCsv } from '@/lib/csv/read-csv';
import type { CsvSource } from '@/lib/list/rows/export';
import { type CsvCheck, ignoredFilterWords } from '@/lib/list/rows/ignored-filters';

type Options = {
  check: CsvCheck;
  note: (words: string) => void;
};

/** The API's CSV as it arrives, with formulas escaped; its rows are counted and checked against the filters. */
export function passedThrough({ total, chunks }: CsvAnswer, { check, note }: Options): CsvSource {
  const encoder = new TextEncoder();
  /** The index of each column that a filter is about; -1 where the CSV has no such column. */
  let places: readonly number[] | null = null;
  let rows = 0;

  function take(record: readonly string[]): void {
    if (places) {
      rows += 1;
      check.add(places.map((at) => (at === -1 ? null : (record[at] ?? ''))));
    } else places = check.columns.map((heading) => record.indexOf(heading));
  }

  async function* written() {
    yield encoder.encode(csvStart);
    try {
      for await (const records of readCsv(chunks)) {
        records.forEach(take);
        yield encoder.encode(records.map(csvRow).join(''));
      }
    } catch (error) {
      if (!(error instanceof CsvBroken)) throw error;
      note(error.message);
      throw new ContractBroken([error.message]);
    }
  }

  const receipt = () => {
    const unknown = check
      .unknown()
      .map(({ label, column }) => `It is unknown whether ${label} was applied: the CSV has no column “${column}”`);
    const gaps = [...check.ignored().map(ignoredFilterWords), ...unknown];
    return { by: 'api' as const, expected: total, received: rows, written: rows, gaps };
  };
  return { total, chunks: written(), receipt };
}
