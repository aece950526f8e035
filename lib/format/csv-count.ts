const QUOTE = 0x22;
const COMMA = 0x2c;
const CR = 0x0d;
const LF = 0x0a;

type CsvCount = {
  /** Records after the header. */
  rows: number;
  /** Distinct first fields among them. */
  distinct: number;
  /** False when the file ends inside quotes: it was cut off. */
  whole: boolean;
};

type CsvCounter = {
  add: (bytes: Uint8Array) => void;
  /** Complete rows so far. */
  rows: () => number;
  /** Ends the file: its last row may lack a line end. */
  end: () => CsvCount;
};

type Options = {
  /** Whether to count distinct first fields. */
  uids: boolean;
  /** Headers of the columns that `onRow` gets. */
  columns?: readonly string[];
  /** Called with the wanted fields of each row; null where the file has no such column. */
  onRow?: (fields: readonly (string | null)[]) => void;
};

/**
 * Counts the rows of a CSV (RFC 4180, UTF-8) from its chunks, wherever they are cut. The first record is the header;
 * the first field of each row is its uid. Memory holds only the wanted fields.
 */
export function csvCounter({ uids, columns = [], onRow }: Options): CsvCounter {
  const seen = new Set<string>();
  /** The index of each wanted column once the header is read; -1 where it is missing. */
  let places: readonly number[] | null = columns.length > 0 ? null : [];
  let records = 0;
  let quoted = false;
  let empty = true;
  /** The kept fields of this record by index, one character per byte. */
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
          // A doubled quote inside quotes closes and reopens them.
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
