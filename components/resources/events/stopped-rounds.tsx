import { Suspense } from 'react';
import { subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import { countAt } from '@/lib/loaders/count-at';
import type { Event } from '@/lib/resources/events';
import { routes } from '@/lib/routes';

type Props = { event: Event; timeZone: string };

/** Says beside the result of a completed event how many of its rounds were abandoned or cancelled. */
export function StoppedRounds({ event, timeZone }: Props) {
  if (event.status !== 'COMPLETED' || !event.roundsCount || event.roundsCount === 1) return null;
  return (
    <Suspense>
      <Stopped event={event} timeZone={timeZone} />
    </Suspense>
  );
}

async function Stopped({ event: { uid, roundsCount }, timeZone }: Props) {
  const href = routes.listed(routes.eventRoundsOfEvent(uid), { status: 'ABANDONED,CANCELLED' });
  const stopped = await countAt(href, timeZone);
  if (!stopped.ok) return subjectPart(`abandoned rounds unknown: ${stopped.failure.message}`);
  if (!stopped.value) return null;
  const text = `${stopped.value} of ${roundsCount} rounds abandoned or cancelled`;
  return subjectPart(<SubjectLink href={href}>{text}</SubjectLink>);
}
