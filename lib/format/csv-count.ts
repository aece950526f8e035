const QUOTE = 0x22;
const COMMA = 0x2c;
const CR = 0x0d;
const LF = 0x0a;

export type CsvCount = {
  /** Records after the header. */
  rows: number;
  /** Different first fields among them. */
  distinct: number;
  /** False when the text ends inside quotes: something is missing. */
  whole: boolean;
};

export type CsvCounter = {
  add: (bytes: Uint8Array) => void;
  /** Rows that have ended so far. */
  rows: () => number;
  /** Everything has been added: a last row may lack its line end. */
  end: () => CsvCount;
};

type Options = {
  /** Whether the first fields are kept, to tell rows apart. */
  uids: boolean;
  /** Columns by their head, whose fields are wanted. */
  columns?: readonly string[];
  /** Told the wanted fields of each row that ends; null where the file has no such column. */
  onRow?: (fields: readonly (string | null)[]) => void;
};

/**
 * Counts the rows of a CSV (RFC 4180, UTF-8) as its bytes pass by, wherever they are cut. The first record is the
 * header; the first field of each row is its uid. Only what is wanted is kept.
 */
export function csvCounter({ uids, columns = [], onRow }: Options): CsvCounter {
  const seen = new Set<string>();
  /** Where each wanted column stands, once the header has been read; -1 where it is missing. */
  let places: readonly number[] | null = columns.length > 0 ? null : [];
  let records = 0;
  let quoted = false;
  let empty = true;
  /** The kept fields of this record, a character a byte, by their place. */
  let fields: string[] = [];
  let place = 0;
  let field = '';
  let before = 0;
  let keeps = isKept();

  const rows = () => Math.max(0, records - 1);

  function isKept(): boolean {
    return (uids && place === 0) || places === null || places.includes(place);
  }

  function endField(): void {
    if (keeps) fields[place] = field;
    field = '';
    place += 1;
    keeps = isKept();
  }

  function endRecord(): void {
    endField();
    if (!empty) {
      records += 1;
      if (records === 1) places = columns.map((head) => fields.findIndex((name) => name && decoded(name) === head));
      else {
        if (uids) seen.add(fields[0] ?? '');
        onRow?.((places ?? []).map((at) => (at === -1 ? null : decoded(fields[at] ?? ''))));
      }
    }
    empty = true;
    fields = [];
    place = 0;
    keeps = isKept();
  }

  return {
    add(bytes) {
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] as number;
        const last = before;
        before = byte;
        if (byte === LF && !quoted) {
          endRecord();
          continue;
        }
        if (byte === QUOTE) {
          // A quote inside quotes is written twice: it ends them and begins them again.
          if (keeps && !quoted && last === QUOTE) field += '"';
          quoted = !quoted;
        } else if (byte === COMMA && !quoted) endField();
        else if (keeps && (quoted || byte !== CR)) field += String.fromCharCode(byte);
        if (byte !== CR || quoted) empty = false;
      }
    },
    end() {
      if (!quoted) endRecord();
      return { rows: rows(), distinct: seen.size, whole: !quoted };
    },
    rows,
  };
}

const decoder = new TextDecoder();

function decoded(field: string): string {
  if (!/[\x80-\xff]/.test(field)) return field;
  return decoder.decode(Uint8Array.from(field, (byte) => byte.charCodeAt(0)));
}
