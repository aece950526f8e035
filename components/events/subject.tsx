import { CrumbName } from '@/components/layout/crumb-name';
import { SubjectLine, SubjectUnknown } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { Event } from '@/lib/contract/events';
import type { Result } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { routes } from '@/lib/routes';

/** The event that a list belongs to: name, group, course and start in one line. */
export function EventSubject({ event: answer, timeZone }: { event: Result<Event>; timeZone: string }) {
  if (!answer.ok) return <SubjectUnknown what="this event" />;
  const { uid, name, group, course, startDate } = answer.value;
  const starts = startDate && `${formatDateTime(startDate, timeZone)} ${zoneLabel(timeZone)}`;
  return (
    <SubjectLine>
      <li>
        <CrumbName href={routes.event(uid)} name={name} />
        <SubjectLink href={routes.event(uid)}>{name}</SubjectLink>
      </li>
      <li>{group.name}</li>
      {course && <li>{course.name}</li>}
      {starts && <li>{starts}</li>}
    </SubjectLine>
  );
}
