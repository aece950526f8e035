export type Ranked<Item> = {
  item: Item;
  /** Shared by tied items; the next place counts all of them. */
  place: number;
  tied: boolean;
  /** As leaderboards write it: `1`, `T2`, `T2`, `4`. */
  position: string;
};

/** Best first; tied items keep their order. `better` is negative when the first argument ranks higher. */
export function rank<Item>(items: readonly Item[], better: (a: Item, b: Item) => number): Ranked<Item>[] {
  const ranked: Ranked<Item>[] = [];
  for (const [index, item] of items.toSorted(better).entries()) {
    const above = ranked.at(-1);
    const tied = above !== undefined && better(above.item, item) === 0;
    if (tied) above.tied = true;
    ranked.push({ item, place: tied ? above.place : index + 1, tied, position: '' });
  }
  for (const row of ranked) row.position = positionLabel(row.place, row.tied);
  return ranked;
}

export function positionLabel(place: number, tied: boolean): string {
  return tied ? `T${place}` : `${place}`;
}

/** The position of each score in the order given, null without a score. `asc`: the lowest is best. */
export function positions(scores: readonly (number | null)[], order: 'asc' | 'desc'): (string | null)[] {
  const known = scores.flatMap((score, index) => (score === null ? [] : [{ score, index }]));
  const found = scores.map((): string | null => null);
  for (const { item, position } of rank(known, (a, b) => (order === 'asc' ? a.score - b.score : b.score - a.score))) {
    found[item.index] = position;
  }
  return found;
}
