import { ContractBroken } from './result';

/** A field of an answer that is not what the contract expects. */
export type FieldFault = {
  /** Where in its row or record, under the API's names: `country.name`. */
  place: string;
  /** What was expected and what came: `Expected number, received string`. */
  words: string;
  /** The field could be read all the same: `"12.4"` as a number. */
  read: boolean;
};

/** `items[3].country.name: Required` for a fault in what is at `items[3]` of an answer. */
export function faultWords({ place, words }: FieldFault, at = ''): string {
  const whole = at && place && !place.startsWith('[') ? `${at}.${place}` : `${at}${place}`;
  return whole ? `${whole}: ${words}` : words;
}

/** The same, as a mark in the value's place says it. */
export const unreadWords = (fault: FieldFault) => `Could not be read: ${faultWords(fault)}`;

/** Thrown by the fields of a bent value that could not be read, so that nothing is computed from a guess. */
export class UnreadField extends ContractBroken {
  override name = 'UnreadField';
  constructor(readonly fault: FieldFault) {
    super([faultWords(fault)]);
  }
}

const faults = new WeakMap<object, readonly FieldFault[]>();

/** The faults of a row or record, none for most. */
export const faultsOf = (value: object): readonly FieldFault[] => faults.get(value) ?? [];

export function keepFaults(value: object, found: readonly FieldFault[]): void {
  faults.set(value, found);
}

/** React's development build copies every prop of a server component for its tools, and would read the field. */
// biome-ignore lint/style/noProcessEnv: the bundler replaces it; no setting of ours
const IS_COPIED = process.env.NODE_ENV === 'development';

/** Makes a field of `holder`, or an element, throw when it is read. */
export function setUnreadable(holder: object, name: string | number, fault: FieldFault): void {
  Object.defineProperty(holder, name, {
    enumerable: !IS_COPIED,
    get: () => {
      throw new UnreadField(fault);
    },
  });
}

/** Whether the value, or any field that is read for it, could not be read: then the fault. */
export function attempt<T>(read: () => T): { ok: true; value: T } | { ok: false; fault: FieldFault } {
  try {
    return { ok: true, value: read() };
  } catch (error) {
    if (error instanceof UnreadField) return { ok: false, fault: error.fault };
    throw error;
  }
}

/** What `read` gives; null where a field that it reads could not be read. */
export function orNull<T>(read: () => T): T | null {
  const result = attempt(read);
  return result.ok ? result.value : null;
}

/**
 * A row with more fields, which may be getters that read it: its unread fields stay unread, and its faults its own.
 * Spreading the row would read them.
 */
export function withFields<Item extends object, More extends object>(item: Item, more: More): Item & More {
  const fields = { ...Object.getOwnPropertyDescriptors(item), ...Object.getOwnPropertyDescriptors(more) };
  const whole = Object.defineProperties({}, fields) as Item & More;
  keepFaults(whole, faultsOf(item));
  return whole;
}

/** A value as plain data, with the words of its faults in the place of unread fields. */
export function asPlain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return Array.from(value.keys(), (index) => plainField(value, index));
  return Object.fromEntries(Object.keys(value).map((name) => [name, plainField(value, name as never)]));
}

function plainField<Holder extends object>(holder: Holder, name: keyof Holder): unknown {
  const held = attempt(() => holder[name]);
  return held.ok ? asPlain(held.value) : faultWords(held.fault);
}
