'use server';

import * as z from 'zod';
import type { DrawnPeek } from '@/components/old-list/peek/drawn-peeks';
import { requireSession } from '@/lib/auth/session/session';
import { checkUid } from '@/lib/contract/uid';
import { peekHref } from '@/lib/list/address/peek-address';
import { drawRecord } from './draw-record';
import { peekAt } from './peek-at';

const Text = z.string().max(2048);

/**
 * Draws the peek of a row of the list at this path. The arguments come from the browser and are untrusted. The content
 * is a promise within the answer: the browser calls one such function at a time, and none waits for a slow record.
 */
export async function drawPeek(pathname: unknown, uid: unknown): Promise<DrawnPeek> {
  await requireSession();
  const [path, id] = [Text.safeParse(pathname), Text.safeParse(uid)];
  const checked = id.success ? checkUid(id.data) : null;
  const row = path.success ? peekAt(path.data) : null;
  if (!path.success || checked === null || row === null) return { content: null };
  return { content: drawRecord(row, checked, { here: peekHref(path.data, checked), isWhole: false }) };
}
