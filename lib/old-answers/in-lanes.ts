/** Calls of one screen that run side by side: they leave room for others. */
const AT_ONCE = 4;

/** Runs over all items, four at a time. @returns what they came to, in the order of the items */
export async function inLanes<Item, Outcome>(
  items: readonly Item[],
  run: (item: Item) => Promise<Outcome>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const waiting = items.entries();
  const lane = async () => {
    for (const [place, item] of waiting) outcomes[place] = await run(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, lane));
  return outcomes;
}
