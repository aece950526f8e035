export type FieldFault = {
  /** Where in its row or record, under the API's names: `country.name`. */
  place: string;
  /** What was expected and what came: `Expected number, received string`. */
  words: string;
  /** The field could be read all the same: `"12.4"` as a number. */
  read: boolean;
  /** What is missing for it, under the contract's names, in the object whose fault it is. */
  path: readonly (string | number)[];
};

/** `items[3].country.name: Required` for a fault in what is at `items[3]` of an answer. */
export function faultWords({ place, words }: FieldFault, at = ''): string {
  const whole = at && place && !place.startsWith('[') ? `${at}.${place}` : `${at}${place}`;
  return whole ? `${whole}: ${words}` : words;
}

/** The same, as a mark in the value's place says it. */
export const unreadWords = (fault: FieldFault) => `Could not be read: ${faultWords(fault)}`;
