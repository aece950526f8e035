import { ResultsLink } from '@/components/golf/results/results-link';
import { Live } from '@/components/record/live';
import type { Event } from '@/lib/contract/events';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

type Props = { event: Event; view: EventView; fingerprint: string };

export function EventTools({ event, view, fingerprint }: Props) {
  return (
    <>
      {event.status === 'IN_PROGRESS' && (
        <Live url={routes.liveEvent(event.uid, view)} fingerprint={fingerprint} drawnAt={Date.now()} />
      )}
      <ResultsLink href={routes.eventResults(event.uid, view.team)} />
    </>
  );
}
