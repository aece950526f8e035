import { type ReactElement, Suspense } from 'react';
import { type CardSize, WaitingCard } from '@/components/dashboard/card';
import { Reloadable } from '@/components/dashboard/reloadable';
import { Boundary } from '@/components/feedback/boundary';
import { type CardName, cards } from './cards';
import { reloadCard } from './reload-card';
import { addressOf, queryOf, type View } from './view';

/** Hairlines divide them; those at the edges are a pixel outside of the box. */
const places: Readonly<Record<CardSize, string>> = {
  sm: '-mt-px -ml-px border-t border-l px-6 py-4 max-sm:px-4',
  default: '-mb-px min-w-0 border-b pt-3 pb-4',
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
