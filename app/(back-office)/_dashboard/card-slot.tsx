import { type ReactElement, Suspense } from 'react';
import { type CardSize, WaitingCard } from '@/components/dashboard/card';
import { Reloadable } from '@/components/dashboard/reloadable';
import { Boundary } from '@/components/feedback/boundary';
import { type CardName, cards } from './cards';
import { reloadCard } from './reload-card';
import { addressOf, queryOf, type View } from './view';

/** Hairlines divide the totals, which stand in one row or in two, and the cards, which stand in two columns or in one. */
const places: Readonly<Record<CardSize, string>> = {
  sm: 'border-l px-6 py-4 first:border-l-0 max-lg:odd:border-l-0 max-lg:nth-[n+3]:border-t max-sm:px-4',
  default: 'min-w-0 border-b pt-3 pb-4 nth-last-[-n+2]:border-b-0 max-lg:nth-last-2:border-b',
};

type Props = { name: CardName; size: CardSize; card: ReactElement | Promise<ReactElement>; view: View };

/** A card's place on the page. A late card is streamed in; a failure stays within its card. */
export function CardSlot({ name, size, card, view }: Props) {
  const { title } = cards[name];
  const address = addressOf(view);
  return (
    <Reloadable key={address} className={places[size]} load={reloadCard.bind(null, name, queryOf(view))}>
      <Boundary title={title}>
        {card instanceof Promise ? (
          <Suspense fallback={<WaitingCard title={title} size={size} href={addressOf(view, { waitForAll: true })} />}>
            {card}
          </Suspense>
        ) : (
          card
        )}
      </Boundary>
    </Reloadable>
  );
}
