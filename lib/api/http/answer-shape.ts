const DEEPEST = 16;
const MOST_ITEMS = 5_000;
const MOST_IN_ALL = 50_000;
const MOST_FIELDS = 1_000;

/** Why an answer is too large to read against the contract, or null. */
export function shapeFault(answer: unknown): string | null {
  let all = 0;
  let level: unknown[] = [answer];
  for (let depth = 0; level.length > 0 && depth < DEEPEST; depth++) {
    const held: unknown[] = [];
    for (const value of level) {
      if (typeof value !== 'object' || value === null) continue;
      const values = Object.values(value);
      if (Array.isArray(value)) {
        if (values.length > MOST_ITEMS) return `The answer has a list of ${values.length}, more than ${MOST_ITEMS}`;
        all += values.length;
        if (all > MOST_IN_ALL) return `The answer has lists of more than ${MOST_IN_ALL} items in all`;
      } else if (values.length > MOST_FIELDS) {
        return `The answer has an object of ${values.length} fields, more than ${MOST_FIELDS}`;
      }
      for (const one of values) held.push(one);
    }
    level = held;
  }
  return null;
}
