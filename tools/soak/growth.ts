import { memoryOf } from './memory';

/** The most that the app's memory grew while this ran, in MiB. */
export async function growth(port: number, run: (look: () => Promise<void>) => Promise<void>): Promise<number> {
  const before = await memoryOf(port, 'collect');
  let most = before.rss;
  const look = async () => {
    await new Promise((resolve) => setTimeout(resolve, 250));
    most = Math.max(most, (await memoryOf(port, 'look')).rss);
  };
  let done = false;
  const watching = (async () => {
    while (!done) await look();
  })();
  await run(look);
  done = true;
  await watching;
  return most - before.rss;
}
