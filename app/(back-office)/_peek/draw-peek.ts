'use server';

import * as z from 'zod';
import type { DrawnPeek } from '@/components/peek/drawn-peeks';
import { requireSession } from '@/lib/auth/session/session';
import { checkUid } from '@/lib/contract/uid';
import { peekHref } from '@/lib/list/peek-address';
import { contents } from './contents';
import { peekAt } from './peek-at';

const Text = z.string().max(2048);

/**
 * Draws the peek of a row of the list at this path. The arguments come from the browser and are untrusted. The content
 * is a promise within the answer: the browser calls one such function at a time, and none waits for a slow record.
 */
export async function drawPeek(pathname: unknown, uid: unknown): Promise<DrawnPeek> {
  await requireSession();
  const [path, row] = [Text.safeParse(pathname), Text.safeParse(uid)];
  const checked = row.success ? checkUid(row.data) : null;
  const kind = path.success ? peekAt(path.data) : null;
  if (!path.success || checked === null || kind === null) return { content: null };
  return { content: contents[kind](checked, { here: peekHref(path.data, checked), isWhole: false }) };
}
