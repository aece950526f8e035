/**
 * Props of a dialog as one JSON text: a page of rows has hundreds of them, and React copies an object field by field,
 * on the server and again in the browser.
 */
export type Serialized<Facts> = string & { readonly contents?: Facts };

export function serialized<Facts>(facts: Facts): Serialized<Facts> {
  return JSON.stringify(facts);
}

export function deserialized<Facts>(facts: Serialized<Facts>): Facts {
  return JSON.parse(facts);
}
