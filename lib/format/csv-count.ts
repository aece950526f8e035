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

/**
 * Counts the rows of a CSV (RFC 4180, UTF-8) as its bytes pass by, wherever they are cut. The first record is the
 * header; the first field of each row is its uid, and is kept only when `uids` are wanted.
 */
export function csvCounter({ uids }: { uids: boolean }): CsvCounter {
  const seen = new Set<string>();
  let records = 0;
  let quoted = false;
  let empty = true;
  let inUid = uids;
  let uid = '';

  const rows = () => Math.max(0, records - 1);

  function endRecord(): void {
    if (!empty) {
      records += 1;
      if (uids && records > 1) seen.add(uid);
    }
    empty = true;
    inUid = uids;
    uid = '';
  }

  return {
    add(bytes) {
      for (let index = 0; index < bytes.length; index += 1) {
        const byte = bytes[index] as number;
        if (byte === LF && !quoted) {
          endRecord();
          continue;
        }
        // A quote inside quotes is written twice: it ends them and begins them again.
        if (byte === QUOTE) quoted = !quoted;
        else if (byte === COMMA && !quoted) inUid = false;
        else if (inUid && (quoted || byte !== CR)) uid += String.fromCharCode(byte);
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
