import { escapeFormula } from './csv';

const QUOTE = 0x22;
const COMMA = 0x2c;
const LF = 0x0a;

/**
 * Escapes the formulas of a CSV (RFC 4180, UTF-8) from another writer, chunk by chunk; everything else stays the same
 * to the byte.
 */
export async function* escapeFormulas(chunks: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void, undefined> {
  let rest: Uint8Array = new Uint8Array();
  let first = true;
  for await (const chunk of chunks) {
    const bytes = joined([rest, chunk]);
    const { done, safe } = fields(bytes, first);
    if (done > 0) {
      first = false;
      yield safe;
    }
    rest = bytes.subarray(done);
  }
  if (rest.length > 0) yield safeField(rest, first) ?? rest;
}

/** The complete fields, escaped, and how many bytes of the input they took. */
function fields(bytes: Uint8Array, first: boolean): { done: number; safe: Uint8Array } {
  const parts: Uint8Array[] = [];
  let kept = 0;
  let done = 0;
  let quoted = false;
  for (let index = 0; index < bytes.length; index += 1) {
    const byte = bytes[index];
    if (byte === QUOTE) quoted = !quoted;
    if (quoted || (byte !== COMMA && byte !== LF)) continue;
    const changed = mayRun(bytes, done) ? safeField(bytes.subarray(done, index), first && done === 0) : null;
    if (changed) {
      parts.push(bytes.subarray(kept, done), changed);
      kept = index;
    }
    done = index + 1;
  }
  return { done, safe: joined([...parts, bytes.subarray(kept, done)]) };
}

/** Most fields begin with a letter or a digit and need no decoding. */
function mayRun(bytes: Uint8Array, start: number): boolean {
  const begin = bytes[start] === QUOTE ? bytes[start + 1] : bytes[start];
  return !/[\w,]/.test(String.fromCharCode(begin ?? COMMA));
}

const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
const encoder = new TextEncoder();

/** The field with an apostrophe, or null where it needs none. */
function safeField(bytes: Uint8Array, first: boolean): Uint8Array | null {
  const raw = decoder.decode(bytes);
  const [, mark = '', quote = '', text = ''] = raw.match(first ? /^(\uFEFF?)("?)(.*)$/s : /^()("?)(.*)$/s) ?? [];
  const content = quote ? text.replace(/"\r?$/, '') : text.replace(/\r$/, '');
  return escapeFormula(content) === content ? null : encoder.encode(`${mark}${quote}'${text}`);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = parts.filter(({ length }) => length > 0);
  if (others.length === 0) return only ?? new Uint8Array();
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
