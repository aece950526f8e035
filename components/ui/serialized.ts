/**
 * Facts that an island needs when it is opened, as one text: a page of rows carries hundreds of them, and React reads
 * a text at once but an object field by field, on the server and again in the browser.
 */
export type Serialized<Facts> = string & { readonly packs?: Facts };

export function serialized<Facts>(facts: Facts): Serialized<Facts> {
  return JSON.stringify(facts);
}

export function deserialized<Facts>(facts: Serialized<Facts>): Facts {
  return JSON.parse(facts);
}
