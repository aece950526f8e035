import type { ReactElement } from 'react';
import { type Drawn, withDeadline } from '@/components/dashboard/deadline';
import { type CardName, cards } from './cards';
import type { View } from './view';

/** All cards: those that are there within a moment, and promises of the others. */
export function drawCards(view: View): Promise<Drawn<CardName>> {
  const started = Object.entries(cards).map(([name, card]) => [name, card.draw(view)]);
  return withDeadline(Object.fromEntries(started) as Record<CardName, Promise<ReactElement>>, view.waits);
}

/** Whether some cards are still to come. Browsers without scripting then ask for a page that waits for them. */
export function isLate(drawn: Drawn<CardName>): boolean {
  return Object.values(drawn).some((card) => card instanceof Promise);
}
