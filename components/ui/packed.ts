/**
 * Facts that an island needs when it is opened, as one text: a page of rows carries hundreds of them, and React reads
 * a text at once but an object field by field, on the server and again in the browser.
 */
export type Packed<Facts> = string & { readonly packs?: Facts };

export function packed<Facts>(facts: Facts): Packed<Facts> {
  return JSON.stringify(facts);
}

export function unpacked<Facts>(facts: Packed<Facts>): Facts {
  return JSON.parse(facts);
}
