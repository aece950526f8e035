import { PlayTime } from '@/components/course-time/play-time';
import { CrumbName } from '@/components/layout/crumb-name';
import { nameOrUid } from '@/components/record/name-or-uid';
import { SubjectLine, SubjectUnknown, subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { Event } from '@/lib/contract/events';
import type { Result } from '@/lib/contract/result';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';

/** The event that a list belongs to: name, group, course and start in one line. */
export function EventSubject({ event: answer, timeZone }: { event: Result<Event>; timeZone: string }) {
  if (!answer.ok) return <SubjectUnknown what="this event" />;
  const event = answer.value;
  const name = nameOrUid(event, (one) => one.name);
  return (
    <SubjectLine>
      <li>
        <CrumbName href={routes.event(event.uid)} name={name} />
        <SubjectLink href={routes.event(event.uid)}>{name}</SubjectLink>
      </li>
      {subjectPart(() => event.group.name)}
      {subjectPart(() => event.course?.name)}
      {subjectPart(
        () =>
          event.startDate && (
            <PlayTime at={event.startDate} course={orNull(() => event.course?.uid)} timeZone={timeZone} zoned />
          ),
      )}
    </SubjectLine>
  );
}
