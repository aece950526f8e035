import 'server-only';
import type { Event } from '@/lib/resources/events';
import { routes } from '@/lib/routes';
import { countAt } from './count-at';

/** True for a completed event whose result may lack a round. */
export const mayHaveStoppedRounds = ({ status, roundsCount }: Event): boolean =>
  status === 'COMPLETED' && (roundsCount ?? 0) > 1;

/**
 * Says how many rounds of a completed event were abandoned or cancelled, such as `1 of 4 rounds abandoned or
 * cancelled`, with the URL of their list, or why this is unknown. Null if there are none.
 */
export async function stoppedRounds(
  event: Event,
  timeZone: string,
): Promise<{ words: string; href: string | null } | null> {
  if (!mayHaveStoppedRounds(event)) return null;
  const href = routes.listed(routes.eventRoundsOfEvent(event.uid), { status: 'ABANDONED,CANCELLED' });
  const count = await countAt(href, timeZone);
  if (!count.ok) return { words: `abandoned rounds unknown: ${count.failure.message}`, href: null };
  return count.value ? { words: `${count.value} of ${event.roundsCount} rounds abandoned or cancelled`, href } : null;
}
