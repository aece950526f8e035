'use server';

import { notFound } from 'next/navigation';
import type { ReactElement } from 'react';
import { z } from 'zod';
import { requireSession } from '@/lib/auth/session/session';
import { cards, isCardName } from './cards';
import { readView } from './view';

const Query = z.record(z.string(), z.string());

/** One card of the dashboard, drawn anew. The arguments come from a browser. */
export async function reloadCard(name: unknown, query: unknown): Promise<ReactElement> {
  await requireSession();
  const asked = Query.safeParse(query);
  if (!isCardName(name) || !asked.success) notFound();
  return cards[name].draw(await readView(asked.data));
}
