import type { CsvAnswer } from '@/lib/api/exports';
import { leftOut, type Others } from '@/lib/contract/page';
import { ContractBroken } from '@/lib/contract/result';
import { csvCounter, RecordTooLong } from '@/lib/format/csv-count';
import { escapeFormulas } from '@/lib/format/csv-escape-formulas';
import { keepRows } from '@/lib/format/csv-keep-rows';
import { type ExportReceipt, uncomparedWords } from '@/lib/list/export';
import { type CsvCheck, ignoredFilterWords } from '@/lib/list/ignored-filters';
import { othersWords } from '@/lib/list/others';

/** A CSV that is produced while it is read. */
export type CsvSource = {
  total: number | null;
  chunks: AsyncGenerator<Uint8Array, void, undefined>;
  /** The counts, after the last chunk. */
  receipt: () => ExportReceipt;
};

/** The group or event whose rows a CSV should hold, and the column that names it. */
export type CsvOwner = { of: string; uid: string; column: string };

type Options = {
  check: CsvCheck;
  owner: CsvOwner | null;
  /** Records what differs from the contract. */
  note: (words: string) => void;
};

/**
 * The API's CSV as it arrives, with formulas escaped, and without rows of others than its owner; rows are counted and
 * checked against the filters.
 */
export function proxied(answer: CsvAnswer, { check, owner, note }: Options): CsvSource {
  const { total } = answer;
  const { chunks, others } = owner ? ownRowsOf(answer.chunks, owner, note) : { chunks: answer.chunks, others: null };
  const counter = csvCounter({ uids: true, expected: total, columns: check.columns, onRow: check.add });
  async function* counted() {
    try {
      for await (const chunk of chunks) {
        counter.add(chunk);
        yield chunk;
      }
    } catch (error) {
      throw error instanceof RecordTooLong ? broken(error.message) : error;
    }
    if (!counter.end().whole) throw broken('The CSV ends in the middle of a row');
  }
  function broken(words: string): ContractBroken {
    note(words);
    return new ContractBroken([words]);
  }
  const receipt = () => {
    const { rows, distinct, compared } = counter.end();
    const unknown = check
      .unknown()
      .map(({ label, column }) => `It is unknown whether ${label} was applied: the CSV has no column “${column}”`);
    const uncompared = compared < rows ? [uncomparedWords(compared)] : [];
    const left = others ? othersWords(others) : [];
    const gaps = [...left, ...check.ignored().map(ignoredFilterWords), ...unknown, ...uncompared];
    const out = others ? leftOut(others) : 0;
    return { expected: out > 0 ? null : total, received: rows + out, distinct: distinct + out, written: rows, gaps };
  };
  return { total, chunks: escapeFormulas(counted()), receipt };
}

function ownRowsOf(all: CsvAnswer['chunks'], { of, uid, column }: CsvOwner, note: Options['note']) {
  const others: Others = { of, foreign: 0, unnamed: 0, unchecked: 0, last: null, total: null };
  const keeps = (field: string | null): boolean => {
    // An apostrophe keeps a spreadsheet from running the text behind it.
    if (field === null || field === uid || field === `'${uid}`) return true;
    if (leftOut(others) === 0) note(`filter ${of}: not applied`);
    if (field === '') others.unnamed += 1;
    else others.foreign += 1;
    return false;
  };
  return { chunks: keepRows(all, { column, keeps }), others };
}
