export type DistinctCounter = {
  /** Counts this text. @returns false for one that was counted before */
  add: (text: string) => boolean;
  /** Distinct texts so far. */
  size: () => number;
  /** The texts that were compared; more than fit are not. */
  compared: () => number;
};

/** 32 MiB. */
const MOST_SLOTS = 2 ** 22;
const LEAST_SLOTS = 2 ** 10;
/** Fuller tables are slow. */
const FULL = 0.75;

/**
 * Counts distinct texts in bounded memory, by hashes of 64 bits: 16 bytes a text, 32 MiB for three million. Beyond that,
 * each text counts as new.
 * @param expected how many texts there will be, where that is known
 */
export function distinctCounter(expected = 0, mostSlots = MOST_SLOTS): DistinctCounter {
  let slots = LEAST_SLOTS;
  while (slots < mostSlots && slots * FULL < expected) slots *= 2;
  /** Two halves a slot, both 0 where it is empty. */
  let table = new Uint32Array(2 * slots);
  let used = 0;
  let compared = 0;
  let others = 0;

  /** @returns false where it is already there */
  function insert(high: number, low: number): boolean {
    let slot = low & (slots - 1);
    for (;;) {
      const at = 2 * slot;
      if (table[at] === 0 && table[at + 1] === 0) {
        table[at] = high;
        table[at + 1] = low;
        return true;
      }
      if (table[at] === high && table[at + 1] === low) return false;
      slot = (slot + 1) & (slots - 1);
    }
  }

  function grow(): void {
    const old = table;
    slots *= 2;
    table = new Uint32Array(2 * slots);
    for (let at = 0; at < old.length; at += 2) {
      if (old[at] !== 0 || old[at + 1] !== 0) insert(old[at] as number, old[at + 1] as number);
    }
  }

  return {
    add(text) {
      if (used >= slots * FULL) {
        if (slots >= mostSlots) {
          others += 1;
          return true;
        }
        grow();
      }
      compared += 1;
      const [high, low] = hash(text);
      const isNew = insert(high, low);
      if (isNew) used += 1;
      return isNew;
    },
    size: () => used + others,
    compared: () => compared,
  };
}

/** The chance that two of so many different texts have one hash. */
export function chanceOfCollision(texts: number): number {
  return (texts * (texts - 1)) / 2 ** 65;
}

/** cyrb53 by bryc (public domain) with all of its 64 bits; never 0. */
function hash(text: string): [high: number, low: number] {
  let h1 = 0xdeadbeef;
  let h2 = 0x41c6ce57;
  for (let index = 0; index < text.length; index += 1) {
    const code = text.charCodeAt(index);
    h1 = Math.imul(h1 ^ code, 2654435761);
    h2 = Math.imul(h2 ^ code, 1597334677);
  }
  h1 = Math.imul(h1 ^ (h1 >>> 16), 2246822507) ^ Math.imul(h2 ^ (h2 >>> 13), 3266489909);
  h2 = Math.imul(h2 ^ (h2 >>> 16), 2246822507) ^ Math.imul(h1 ^ (h1 >>> 13), 3266489909);
  return [h2 >>> 0, h1 >>> 0 || 1];
}
