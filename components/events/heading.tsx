import type { ReactNode } from 'react';
import { Status } from '@/components/data-table/cells/status';
import { PageHeader } from '@/components/layout/page-header';
import { SubjectLine } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { Event } from '@/lib/contract/events';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { routes } from '@/lib/routes';
import { formatWords } from './formats';

type Props = { event: Event; timeZone: string; children: ReactNode };

/** An event's name, with its status, formats, group, course and start below. */
export function EventHeading({ event, timeZone, children }: Props) {
  const { name, status, scoringFormat, teamFormat, group, course, startDate } = event;
  const subject = (
    <SubjectLine className="leading-6">
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
      {startDate && <li>{`${formatDateTime(startDate, timeZone)} ${zoneLabel(timeZone)}`}</li>}
    </SubjectLine>
  );
  return <PageHeader title={name} description={subject} tools={children} narrow="below" />;
}
