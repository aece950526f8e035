import { isUnderWay } from '@/components/friendly-rounds/under-way';
import { Live } from '@/components/record/live';
import type { Event } from '@/lib/contract/events';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';
import type { EventView } from './event-view';

type Props = { event: Event; view: EventView; fingerprint: string };

/** The live refresh while the event is under way. */
export function EventTools({ event, view, fingerprint }: Props) {
  if (!orNull(() => isUnderWay(event))) return null;
  return <Live url={routes.liveEvent(event.uid, view)} fingerprint={fingerprint} drawnAt={Date.now()} />;
}
