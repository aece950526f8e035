import 'server-only';
import { JSONParser } from '@streamparser/json';
import { ContractBroken } from '@/lib/contract/result';
import { type Envelope, ROWS, readEnvelope } from './envelope';
import { limits } from './limits';

export type JsonRows = {
  /** The rows as they arrive. @throws ContractBroken, Unreachable when the answer breaks off */
  batches: AsyncGenerator<readonly unknown[], void, undefined>;
  /** What the answer says beside its rows, after the last batch; its `items` are empty. */
  envelope: () => Envelope;
};

const LINES: Envelope = { items: [], rest: {}, note: 'items: one a line' };

/**
 * The rows of a JSON answer of any length, one by one: in any envelope of `readEnvelope`, a bare array, or an object a
 * line. Memory holds a chunk's rows, and what is beside them.
 */
export function jsonRows(chunks: AsyncIterable<Uint8Array>, { lines }: { lines: boolean }): JsonRows {
  let rows: unknown[] = [];
  /** Where the rows are, by the first of them. */
  let place: string | null = null;
  const roots: unknown[] = [];
  let whole: Envelope | null = null;
  let isLines = lines;
  const inEnvelope = ['$.*', ...ROWS.flatMap((name) => [`$.${name}.*`, `$.data.${name}.*`])];
  const parser = new JSONParser({ paths: ['$', ...(lines ? [] : inEnvelope)], separator: '' });

  parser.onValue = ({ value, parent, stack }) => {
    if (stack.length === 0) return addRoot(value);
    if (!Array.isArray(parent)) return;
    const at = stack.map(({ key }) => key ?? '').join('.');
    if (at !== (place ?? at)) return;
    place = at;
    rows.push(value);
    // Rows that are read need not stay in the answer.
    parent.length = 0;
  };

  function addRoot(value: unknown): void {
    whole ??= isLines ? null : readEnvelope(value);
    if (whole) {
      if (roots.length > 0) throw new ContractBroken(['The answer is several JSON values']);
      roots.push(null);
      return;
    }
    // A second object without rows of its own: each of them is a row.
    roots.push(value);
    if (roots.length === 1 && !isLines) return;
    isLines = true;
    rows.push(...roots.splice(0));
  }

  const utf8 = new TextDecoder('utf-8', { fatal: true });

  async function* batches() {
    let sinceRow = 0;
    for await (const chunk of chunks) {
      sound('The answer is not valid UTF-8', () => utf8.decode(chunk, { stream: true }));
      sound('The answer is not JSON', () => parser.write(chunk));
      sinceRow = rows.length > 0 ? 0 : sinceRow + chunk.byteLength;
      if (sinceRow > limits.maxBytes) throw new ContractBroken(['A row of the answer is larger than 8 MiB']);
      if (rows.length > 0) yield rows;
      rows = [];
    }
    sound('The JSON ends in the middle of a row', () => parser.end());
    if (isLines) whole = LINES;
    else if (!whole) throw new ContractBroken(['items: Required']);
  }

  return { batches: batches(), envelope: () => whole ?? LINES };
}

/** @throws ContractBroken with these words when the step fails */
function sound(words: string, step: () => void): void {
  try {
    step();
  } catch (cause) {
    if (cause instanceof ContractBroken) throw cause;
    throw new ContractBroken([words]);
  }
}
