import { createHash } from 'node:crypto';

export type Random = ReturnType<typeof createRandom>;

/** Creates a deterministic stream of random numbers for a name. Streams do not affect each other. */
export function createRandom(name: string) {
  const next = sfc32(name);
  const below = (end: number) => Math.floor(next() * end);
  const chance = (probability: number) => next() < probability;
  const between = (first: number, last: number) => first + below(last - first + 1);

  function pick<Item>(items: readonly Item[]): Item {
    const item = items[below(items.length)];
    if (item === undefined) throw new RangeError('Nothing to pick from');
    return item;
  }

  /** Picks an item by weight: `weighted([['common', 9], ['rare', 1]])`. */
  function weighted<Item>(items: readonly (readonly [Item, number])[]): Item {
    let left = next() * items.reduce((sum, [, weight]) => sum + weight, 0);
    for (const [item, weight] of items) {
      left -= weight;
      if (left < 0) return item;
    }
    throw new RangeError('Nothing to pick from');
  }

  function normal(mean: number, deviation: number): number {
    const distance = Math.sqrt(-2 * Math.log(1 - next()));
    return mean + deviation * distance * Math.cos(2 * Math.PI * next());
  }

  function shuffle<Item>(items: readonly Item[]): Item[] {
    return items
      .map((item) => ({ item, place: next() }))
      .sort((a, b) => a.place - b.place)
      .map(({ item }) => item);
  }

  function uuid(): string {
    const word = () => below(0x1_0000_0000).toString(16).padStart(8, '0');
    const hex = word() + word() + word() + word();
    const variant = '89ab'[below(4)];
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20)}`;
  }

  return { next, below, between, chance, pick, weighted, normal, shuffle, uuid };
}

/** sfc32, the small fast counter by Chris Doty-Humphrey: 128 bits of state, seeded with a hash of the name. */
function sfc32(name: string): () => number {
  const hash = createHash('sha256').update(name).digest();
  let a = hash.readInt32LE(0);
  let b = hash.readInt32LE(4);
  let c = hash.readInt32LE(8);
  let counter = hash.readInt32LE(12);
  return () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + sum) | 0;
    return (sum >>> 0) / 0x1_0000_0000;
  };
}
