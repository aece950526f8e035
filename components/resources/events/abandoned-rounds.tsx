import { Suspense } from 'react';
import { subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import { countAt } from '@/lib/loaders/count-at';
import type { Event } from '@/lib/resources/events';
import { routes } from '@/lib/routes';

type Props = { event: Event; timeZone: string };

/** Says beside the result of a completed event how many of its rounds were abandoned. */
export function AbandonedRounds({ event, timeZone }: Props) {
  if (event.status !== 'COMPLETED' || !event.roundsCount || event.roundsCount === 1) return null;
  return (
    <Suspense>
      <Abandoned event={event} timeZone={timeZone} />
    </Suspense>
  );
}

async function Abandoned({ event: { uid, roundsCount }, timeZone }: Props) {
  const href = routes.listed(routes.eventRoundsOfEvent(uid), { status: 'ABANDONED' });
  const abandoned = await countAt(href, timeZone);
  if (!abandoned.ok) return subjectPart(`abandoned rounds unknown: ${abandoned.failure.message}`);
  if (!abandoned.value) return null;
  return subjectPart(<SubjectLink href={href}>{`${abandoned.value} of ${roundsCount} rounds abandoned`}</SubjectLink>);
}
