import { type ReactElement, Suspense } from 'react';
import { WaitingCard } from '@/components/dashboard/card';
import { Reloadable } from '@/components/dashboard/reloadable';
import { Boundary } from '@/components/feedback/boundary';
import { type CardName, cards } from './cards';
import { reloadCard } from './reload-card';
import { addressOf, queryOf, type View } from './view';

type Props = { name: CardName; card: ReactElement | Promise<ReactElement>; view: View };

/** A card's place on the page. A late card is streamed in; a failure stays within its card. */
export function CardSlot({ name, card, view }: Props) {
  const { title } = cards[name];
  const address = addressOf(view);
  return (
    <Reloadable key={address} className="dash-slot" load={reloadCard.bind(null, name, queryOf(view))}>
      <Boundary title={title}>
        {card instanceof Promise ? (
          <Suspense fallback={<WaitingCard title={title} href={addressOf(view, { waitForAll: true })} />}>
            {card}
          </Suspense>
        ) : (
          card
        )}
      </Boundary>
    </Reloadable>
  );
}
