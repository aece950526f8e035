import type { Plain } from './plain';

/**
 * Props of a dialog as one JSON text: a page of rows has hundreds of them, and React copies an object field by field,
 * on the server and again in the browser.
 */
export type Serialized<Facts> = string & { readonly contents?: Facts };

export function serialized<Facts>(facts: Facts & Plain<Facts>): Serialized<Facts> {
  return swapQuotes(JSON.stringify(facts));
}

export function deserialized<Facts>(facts: Serialized<Facts>): Facts {
  return JSON.parse(swapQuotes(facts));
}

/** A page holds the text within another JSON text, which writes each double quote as four characters. */
function swapQuotes(text: string): string {
  return text.replace(/["']/g, (quote) => (quote === '"' ? "'" : '"'));
}
