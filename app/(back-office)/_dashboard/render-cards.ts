import type { ReactElement } from 'react';
import { type RenderedCards, withDeadline } from '@/components/dashboard/deadline';
import { type CardName, cards } from './cards';
import type { View } from './view';

/** All cards: those that are ready before the deadline, and promises of the others. */
export function renderCards(view: View): Promise<RenderedCards<CardName>> {
  const started = Object.entries(cards).map(([name, card]) => [name, card.render(view)]);
  return withDeadline(Object.fromEntries(started) as Record<CardName, Promise<ReactElement>>, view.waitForAll);
}
