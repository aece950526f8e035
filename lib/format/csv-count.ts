import { distinctCounter } from './distinct';

const QUOTE = 0x22;
const COMMA = 0x2c;
const CR = 0x0d;
const LF = 0x0a;
const BYTE_ORDER_MARK = [0xef, 0xbb, 0xbf];

/** What is kept of a field: no uid and no value of a filter is longer. */
const LONGEST_FIELD = 1_000;

/** A row that has no end, as behind a quote that does not close, would fill the memory of who keeps it. */
const LONGEST_RECORD = 1024 * 1024;

export class RecordTooLong extends Error {
  override name = 'RecordTooLong';
  override message = 'A row of the CSV is larger than 1 MiB';
}

type CsvCount = {
  /** Records after the header. */
  rows: number;
  /** Distinct first fields among them, by their hashes. */
  distinct: number;
  /** The rows whose first fields were compared. */
  compared: number;
  /** False when the file ends inside quotes: it was cut off. */
  whole: boolean;
};

type CsvCounter = {
  /** @throws RecordTooLong */
  add: (bytes: Uint8Array) => void;
  /** Complete rows so far. */
  rows: () => number;
  /** Ends the file: its last row may lack a line end. */
  end: () => CsvCount;
};

type Options = {
  /** Whether to count distinct first fields. */
  uids: boolean;
  /** How many rows there will be, where that is known. */
  expected?: number | null;
  /** Headers of the columns that `onRow` gets. */
  columns?: readonly string[];
  /** Called at the end of the header. */
  onHead?: () => void;
  /** Called with the wanted fields of each row; null where the file has no such column. */
  onRow?: (fields: readonly (string | null)[]) => void;
};

/**
 * Counts the rows of a CSV (RFC 4180, UTF-8) from its chunks, wherever they are cut. The first record is the header;
 * the first field of each row is its uid. Quotes open at the start of a field only. Memory holds the wanted fields of
 * one row, and the hashes of uids.
 */
export function csvCounter({ uids, expected, columns = [], onHead, onRow }: Options): CsvCounter {
  const seen = distinctCounter(uids ? (expected ?? 0) : 0);
  /** The index of each wanted column once the header is read; -1 where it is missing. */
  let places: readonly number[] | null = columns.length > 0 ? null : [];
  let records = 0;
  let quotes: 'none' | 'open' | 'closing' = 'none';
  let empty = true;
  /** Whether this field has begun, so that a quote no longer opens it. */
  let begun = false;
  let marks = 0;
  /** The bytes of this record in earlier chunks. */
  let size = 0;
  /** The kept fields of this record by index, one character per byte. */
  let fields: string[] = [];
  let place = 0;
  let field = '';
  let keeps = isKept();

  const rows = () => Math.max(0, records - 1);

  function isKept(): boolean {
    return (uids && place === 0) || places === null || places.includes(place);
  }

  function endField(): void {
    if (keeps) fields[place] = field;
    field = '';
    begun = false;
    quotes = 'none';
    place += 1;
    keeps = isKept();
  }

  function endRecord(): void {
    endField();
    if (!empty) {
      records += 1;
      if (records === 1) {
        places = columns.map((head) => fields.findIndex((name) => name && decoded(name) === head));
        onHead?.();
      } else {
        if (uids) seen.add(fields[0] ?? '');
        onRow?.((places ?? []).map((at) => (at === -1 ? null : decoded(fields[at] ?? ''))));
      }
    }
    empty = true;
    fields = [];
    place = 0;
    keeps = isKept();
  }

  function keep(byte: number): void {
    if (keeps && field.length < LONGEST_FIELD) field += String.fromCharCode(byte);
  }

  function addQuote(): void {
    if (quotes === 'open') quotes = 'closing';
    else if (quotes === 'none' && !begun) quotes = 'open';
    else {
      // A doubled quote inside quotes, or one within a field.
      keep(QUOTE);
      if (quotes === 'closing') quotes = 'open';
    }
    empty = false;
    begun = true;
  }

  function addByte(byte: number): void {
    if (byte === QUOTE) {
      addQuote();
      return;
    }
    if (quotes === 'closing') quotes = 'none';
    if (byte === CR && quotes === 'none') return;
    keep(byte);
    empty = false;
    const isMark = marks < 3 && byte === BYTE_ORDER_MARK[marks];
    marks = isMark ? marks + 1 : 3;
    if (!isMark) begun = true;
  }

  return {
    add(bytes) {
      let start = 0;
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] as number;
        if (quotes !== 'open' && byte === LF) {
          endRecord();
          start = index + 1;
          size = 0;
        } else if (quotes !== 'open' && byte === COMMA) {
          endField();
          empty = false;
        } else addByte(byte);
      }
      size += bytes.length - start;
      if (size > LONGEST_RECORD) throw new RecordTooLong();
    },
    end() {
      const whole = quotes !== 'open';
      if (whole) endRecord();
      return { rows: rows(), distinct: seen.size(), compared: seen.compared(), whole };
    },
    rows,
  };
}

const decoder = new TextDecoder();

function decoded(field: string): string {
  if (!/[\x80-\xff]/.test(field)) return field;
  return decoder.decode(Uint8Array.from(field, (byte) => byte.charCodeAt(0)));
}
