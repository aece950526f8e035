'use server';

import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import * as z from 'zod';
import { requireSession } from '@/lib/auth/session/session';
import { cards, isCardName } from './cards';
import { readView } from './view';

const Query = z.record(z.string(), z.string());

/** Renders one card of the dashboard again. The arguments come from the browser and are untrusted. */
export async function reloadCard(name: unknown, query: unknown): Promise<ReactElement> {
  await requireSession();
  const parsed = Query.safeParse(query);
  if (!isCardName(name) || !parsed.success) notFound();
  return cards[name].render(await readView(parsed.data));
}
