import { csvCounter } from './csv-count';

const LF = 0x0a;

type Options = {
  /** The heading of the column that decides. */
  column: string;
  /** Decides by the field of a row in it; null where the CSV has no such column. */
  keeps: (field: string | null) => boolean;
};

/**
 * Leaves rows out of a CSV (RFC 4180, UTF-8), chunk by chunk; the others stay the same to the byte.
 * @throws RecordTooLong
 */
export async function* keepRows(
  chunks: AsyncIterable<Uint8Array>,
  { column, keeps }: Options,
): AsyncGenerator<Uint8Array, void, undefined> {
  let ended: 'kept' | 'left out' | null = null;
  const counter = csvCounter({
    uids: false,
    columns: [column],
    onHead: () => {
      ended = 'kept';
    },
    onRow: ([field = null]) => {
      ended = keeps(field) ? 'kept' : 'left out';
    },
  });
  /** The record that has not ended. */
  let open: Uint8Array[] = [];

  function endRecord(): Uint8Array[] {
    const record = ended === 'left out' ? [] : open;
    ended = null;
    open = [];
    return record;
  }

  for await (const chunk of chunks) {
    const kept: Uint8Array[] = [];
    let start = 0;
    while (start < chunk.length) {
      const end = chunk.indexOf(LF, start) + 1 || chunk.length;
      const piece = chunk.subarray(start, end);
      counter.add(piece);
      open.push(piece);
      if (ended) kept.push(...endRecord());
      start = end;
    }
    if (kept.length > 0) yield Buffer.concat(kept);
  }
  counter.end();
  const rest = endRecord();
  if (rest.length > 0) yield Buffer.concat(rest);
}
