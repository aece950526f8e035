import { Suspense } from 'react';
import { subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import { mayHaveStoppedRounds, stoppedRounds } from '@/lib/loaders/stopped-rounds';
import type { Event } from '@/lib/resources/events';

type Props = { event: Event; timeZone: string };

/** Says beside the result of a completed event how many of its rounds were abandoned or cancelled. */
export function StoppedRounds({ event, timeZone }: Props) {
  if (!mayHaveStoppedRounds(event)) return null;
  return (
    <Suspense>
      <Stopped event={event} timeZone={timeZone} />
    </Suspense>
  );
}

async function Stopped({ event, timeZone }: Props) {
  const stopped = await stoppedRounds(event, timeZone);
  if (!stopped) return null;
  return subjectPart(stopped.href ? <SubjectLink href={stopped.href}>{stopped.words}</SubjectLink> : stopped.words);
}
