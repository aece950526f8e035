const QUOTE = 0x22;
const LF = 0x0a;

/** Counts complete rows in the output of `csvRow`, without the header. Chunks may end anywhere. */
export function rowCounter() {
  let records = 0;
  let isQuoted = false;
  return {
    add(bytes: Uint8Array): void {
      for (const byte of bytes) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LF && !isQuoted) records += 1;
      }
    },
    rows: () => Math.max(0, records - 1),
  };
}
