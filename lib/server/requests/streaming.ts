import 'server-only';
import { headers } from 'next/headers';
import { splitAddress, withParams } from '@/lib/format/query-text';
import { isPrinted } from '@/lib/list/address/printed';
import { WAIT } from '@/lib/list/address/whole-page';
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
  const given = await headers();
  const address = given.get(PATH_HEADER) ?? '';
  const { params } = splitAddress(address);
  const isWhole = params.get(WAIT.key) === WAIT.value || isPrinted(Object.fromEntries(params));
  if (isWhole || given.get('sec-fetch-dest') !== 'document') return null;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, env().SHELL_AFTER_MS, true);
  });
  const isLate = await Promise.race([ready, deadline]);
  clearTimeout(timer);
  return isLate ? withParams(address, { [WAIT.key]: WAIT.value }) : null;
}
