import type { ReactNode } from 'react';
import { Status } from '@/components/data-table/cells/status';
import { SubjectLink } from '@/components/record/subject-link';
import type { Event } from '@/lib/contract/events';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { formatWords } from './formats';

type Props = { event: Event; timeZone: string; children: ReactNode };

/** An event's name, with its status, formats, group, course and start below. */
export function EventHeading({ event, timeZone, children }: Props) {
  const { name, status, scoringFormat, teamFormat, group, course, startDate } = event;
  return (
    <div className="list-header">
      <div className="min-w-0">
        <h1 className="text-xl font-semibold break-words">{name}</h1>
        <ul className="subject-line">
          <li>
            <Status value={status} />
          </li>
          <li>{formatWords(scoringFormat, teamFormat)}</li>
          <li>
            <SubjectLink href={routes.group(group.uid)}>{group.name}</SubjectLink>
          </li>
          {course && (
            <li>
              <SubjectLink href={routes.course(course.uid)}>{course.name}</SubjectLink>
            </li>
          )}
          {startDate && (
            <li>
              {formatDateTime(startDate, timeZone)} {zoneLabel(timeZone)}
            </li>
          )}
        </ul>
      </div>
      <div className="board-tools">{children}</div>
    </div>
  );
}
