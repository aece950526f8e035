import 'server-only';
import { headers } from 'next/headers';
import { PATH_HEADER } from '@/lib/auth/sign-in/return-path';
import { waitsForAll } from '@/lib/list/wait-for-all';
import { env } from '@/lib/server/env';

/**
 * Waits until an answer is there, for SHELL_AFTER_MS at most: whether it is late then. Only what a browser opens can be:
 * while the router requests a page the one before it stays, and other clients read one whole response. An address can ask
 * for the whole, too.
 */
export async function isLate(answer: Promise<unknown>): Promise<boolean> {
  const given = await headers();
  const isFirstLoad = given.get('sec-fetch-dest') === 'document';
  if (!isFirstLoad || waitsForAll(given.get(PATH_HEADER) ?? '')) return false;
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<true>((resolve) => {
    timer = setTimeout(resolve, env().SHELL_AFTER_MS, true);
  });
  const ready = answer.then(
    () => false,
    () => false,
  );
  const late = await Promise.race([ready, deadline]);
  clearTimeout(timer);
  return late;
}
