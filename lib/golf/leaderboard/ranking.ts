export type Ranked<Item> = {
  item: Item;
  place: number;
  tied: boolean;
  position: string;
};

/** Sorts the best first; tied items keep their order. `better` is negative if its first argument ranks higher. */
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
