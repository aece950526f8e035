import { unstable_rethrow } from 'next/navigation';
import type { ReactElement } from 'react';

const PATIENCE_MS = 400;

export type Drawn<Name extends string> = Record<Name, ReactElement | Promise<ReactElement>>;

/**
 * Starts everything at once and waits a moment: what is there by then stands in the page itself, and is seen with
 * scripting off too; the rest stays a promise. Nothing is left out: what fails unforeseen fails where it is drawn.
 * @throws a redirect: the page is not for whoever asked
 */
export async function withDeadline<Name extends string>(
  started: Readonly<Record<Name, Promise<ReactElement>>>,
  patient: boolean,
): Promise<Drawn<Name>> {
  const drawn: Drawn<Name> = { ...started };
  const names = Object.keys(started) as Name[];
  const all = Promise.allSettled(
    names.map(async (name) => {
      drawn[name] = await started[name];
    }),
  );
  let timer: NodeJS.Timeout | undefined;
  const moment = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, PATIENCE_MS);
  });
  const outcomes = await (patient ? all : Promise.race([all, moment]));
  clearTimeout(timer);
  for (const outcome of outcomes ?? []) if (outcome.status === 'rejected') unstable_rethrow(outcome.reason);
  // A copy: what comes after this moment stays a promise, also between two looks at it.
  return { ...drawn };
}
