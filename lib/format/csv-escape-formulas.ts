import { beginsFormula, isPlainNumber } from './csv';

const QUOTE = 0x22;
const COMMA = 0x2c;
const SEMICOLON = 0x3b;
const TAB = 0x09;
const CR = 0x0d;
const LF = 0x0a;
const APOSTROPHE = 0x27;
const BYTE_ORDER_MARK = 'efbbbf';

/** The bytes that end a cell or may end its quotes. */
const SIGNIFICANT = Uint8Array.from({ length: 256 }, (_, byte) =>
  [QUOTE, COMMA, SEMICOLON, TAB, CR, LF].includes(byte) ? 1 : 0,
);

/** So many bytes of a cell decide whether it is a formula. */
const DECISIVE = 64;

/**
 * Escapes the formulas of a CSV (RFC 4180, UTF-8) from another writer, chunk by chunk; everything else stays the same
 * to the byte. Quotes open at the start of a field only, as spreadsheets read them. Where the separator is a semicolon
 * or a tab, they see cells within a field: these count too.
 */
export async function* escapeFormulas(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  const fields = createEscape();
  for await (const chunk of chunks) {
    const safe = fields.add(chunk);
    if (safe.length > 0) yield safe;
  }
  const rest = fields.end();
  if (rest.length > 0) yield rest;
}

function createEscape() {
  const decoder = new TextDecoder();
  /** The first bytes of a cell, until it is decided. */
  const held = new Uint8Array(DECISIVE);
  let count = 0;
  /** Where the next byte is: a cell within a field begins behind a semicolon, a tab or a line end. */
  let place: 'field start' | 'cell start' | 'within' = 'field start';
  let quotes: 'none' | 'open' | 'closing' = 'none';
  let isFirst = true;
  let out: Uint8Array = new Uint8Array();
  let length = 0;

  function makeRoom(bytes: number): void {
    if (length + bytes <= out.length) return;
    const longer = new Uint8Array(2 * (length + bytes));
    longer.set(out);
    out = longer;
  }

  function write(byte: number): void {
    makeRoom(1);
    out[length++] = byte;
  }

  /** Writes what cannot be a formula, up to the next significant byte. @returns its end */
  function skip(chunk: Uint8Array, start: number): number {
    let end = start;
    while (end < chunk.length && SIGNIFICANT[chunk[end] as number] === 0) end += 1;
    makeRoom(end - start);
    for (let index = start; index < end; index += 1) out[length++] = chunk[index] as number;
    return end;
  }

  function flush(): void {
    for (let index = 0; index < count; index += 1) write(held[index] as number);
    count = 0;
    isFirst = false;
  }

  /** @param isWhole whether the field, or the cell within one, ends here: it may be a number */
  function decide(isWhole: boolean): void {
    const text = decoder.decode(held.subarray(0, count)).replace(/\uFFFD$/, '');
    const isNumber = isWhole && isPlainNumber(quotes === 'closing' ? text.replace(/"$/, '') : text);
    // Blanks as far as one looks: what follows them is not known.
    const isFormula = beginsFormula(count === DECISIVE ? `${text}=` : text);
    if (isFormula && !isNumber) write(APOSTROPHE);
    flush();
    place = 'within';
  }

  function hold(byte: number): void {
    held[count++] = byte;
    if (isFirst && count === 3 && Buffer.from(held.subarray(0, 3)).toString('hex') === BYTE_ORDER_MARK) flush();
    else if (count === DECISIVE) decide(false);
  }

  function read(byte: number): void {
    const endsField = quotes !== 'open' && (byte === COMMA || byte === LF);
    if (endsField || byte === SEMICOLON || byte === TAB || byte === CR || byte === LF) {
      const endsRow = byte === CR && quotes !== 'open';
      // The number `-3` is a field of its own, or a cell of its own within a field.
      if (count > 0) decide(endsField || endsRow || place === 'cell start');
      else if (place === 'field start' && !endsField && !endsRow && byte !== SEMICOLON) write(APOSTROPHE);
      place = endsField ? 'field start' : 'cell start';
      if (quotes !== 'open' || endsField) quotes = 'none';
      isFirst = false;
      write(byte);
      return;
    }
    if (byte === QUOTE) {
      if (quotes === 'none' && place === 'field start' && count === 0) {
        quotes = 'open';
        write(byte);
        return;
      }
      if (quotes !== 'none') quotes = quotes === 'open' ? 'closing' : 'open';
    } else if (quotes === 'closing') quotes = 'none';
    if (place !== 'within' && count === 0 && isWord(byte)) place = 'within';
    if (place === 'within') write(byte);
    else hold(byte);
  }

  return {
    /** What is decided so far. */
    add(chunk: Uint8Array): Uint8Array {
      out = new Uint8Array(chunk.length + DECISIVE);
      length = 0;
      for (let index = 0; index < chunk.length; index += 1) {
        if (place === 'within' && quotes !== 'closing') index = skip(chunk, index);
        if (index < chunk.length) read(chunk[index] as number);
      }
      return out.subarray(0, length);
    },
    end(): Uint8Array {
      out = new Uint8Array(DECISIVE + 1);
      length = 0;
      if (count > 0) decide(true);
      return out.subarray(0, length);
    },
  };
}

/** Most cells begin with a letter or a digit and need no decoding. */
function isWord(byte: number): boolean {
  return (byte >= 0x61 && byte <= 0x7a) || (byte >= 0x41 && byte <= 0x5a) || (byte >= 0x30 && byte <= 0x39);
}
