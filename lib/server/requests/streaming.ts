import 'server-only';
import { headers } from 'next/headers';
import { cache } from 'react';
import { splitAddress, withParams } from '@/lib/format/query-text';
import { isPrinted } from '@/lib/list/address/printed';
import { type NowOrLater, WAIT } from '@/lib/list/address/whole-page';
import { env } from '@/lib/server/env';
import { PATH_HEADER } from '@/lib/server/requests/path-header';

/**
 * Waits until an answer is there, for SHELL_AFTER_MS at most. Only what a browser opens can be late: while the router
 * requests a page the one before it stays, and other clients read one whole response, as on paper.
 * @returns null: the answer is there. Else the address that waits for it, for browsers without scripting
 */
export async function fullPageHref(answer: Promise<unknown>): Promise<string | null> {
  const ready = answer.then(
    () => false,
    () => false,
  );
  const { address, isWhole, destination } = await currentPage();
  if (isWhole || destination !== 'document') return null;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, env().SHELL_AFTER_MS, true);
  });
  const isLate = await Promise.race([ready, deadline]);
  clearTimeout(timer);
  return isLate ? waitingHref(address) : null;
}

/** Holds up no page of a browser for a part that is not there yet; on paper, and for other clients, waits for it. */
export async function nowOrLater<Value>(part: Promise<Value>): Promise<NowOrLater<Value>> {
  const { address, isWhole, destination } = await currentPage();
  if (isWhole || destination === null) return { later: null, now: await part };
  const turn = new Promise<null>((resolve) => setImmediate(resolve, null));
  const settled = await Promise.race([part.then((now) => ({ later: null, now })), turn]);
  return settled ?? { later: part, href: waitingHref(address) };
}

const rowsOfPage = cache(() => Promise.withResolvers<null>());

/** Tells the layout that the rows of the current page are there. */
export function announceRows(): void {
  rowsOfPage().resolve(null);
}

/** A part of the layout; null where the rows of the page come first, or a browser's first load has waited long enough. */
export async function unlessRowsComeFirst<Value>(part: Promise<Value>): Promise<Value | null> {
  const { isWhole, destination } = await currentPage();
  if (isWhole || destination === null) return part;
  const first = Promise.race([part, rowsOfPage().promise]);
  return (await fullPageHref(first)) === null ? first : null;
}

const waitingHref = (address: string) => withParams(address, { [WAIT.key]: WAIT.value });

async function currentPage() {
  const given = await headers();
  const address = given.get(PATH_HEADER) ?? '';
  const { params } = splitAddress(address);
  const isWhole = params.get(WAIT.key) === WAIT.value || isPrinted(Object.fromEntries(params));
  return { address, isWhole, destination: given.get('sec-fetch-dest') };
}
