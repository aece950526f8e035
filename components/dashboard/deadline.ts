import { unstable_rethrow } from 'next/navigation';
import type { ReactElement } from 'react';

const DEADLINE_MS = 400;

export type RenderedCards<Name extends string> = Record<Name, ReactElement | Promise<ReactElement>>;

/**
 * Waits for the cards up to a deadline: those that are ready go into the page itself, and show without scripting; the
 * others stay promises. A card that rejects fails where it is rendered.
 * @throws a redirect that a card threw: it is for the whole page
 */
export async function withDeadline<Name extends string>(
  started: Readonly<Record<Name, Promise<ReactElement>>>,
  waitForAll: boolean,
): Promise<RenderedCards<Name>> {
  const rendered: RenderedCards<Name> = { ...started };
  const names = Object.keys(started) as Name[];
  const all = Promise.allSettled(
    names.map(async (name) => {
      rendered[name] = await started[name];
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, DEADLINE_MS);
  });
  const outcomes = await (waitForAll ? all : Promise.race([all, deadline]));
  clearTimeout(timer);
  for (const outcome of outcomes ?? []) if (outcome.status === 'rejected') unstable_rethrow(outcome.reason);
  // A copy: a card that is ready later must stay a promise for every reader.
  return { ...rendered };
}
