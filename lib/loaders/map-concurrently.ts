/** Calls of one screen at a time: they leave room for those of others. */
const CONCURRENT = 4;

/** Runs over all items, four at a time. @returns the results in the order of the items */
export async function mapConcurrently<Item, Result>(
  items: readonly Item[],
  run: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const entries = items.entries();
  const work = async () => {
    for (const [index, item] of entries) results[index] = await run(item);
  };
  await Promise.all(Array.from({ length: CONCURRENT }, work));
  return results;
}
