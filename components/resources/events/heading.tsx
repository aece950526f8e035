import type { ReactNode } from 'react';
import { CourseTime } from '@/components/fields/course-time';
import { FieldMeaning } from '@/components/fields/field-item';
import { leaderboardOutcome } from '@/components/golf/outcome/outcome';
import { Winner } from '@/components/golf/outcome/winner';
import { winnerDescription } from '@/components/golf/outcome/winner-words';
import { SubjectLine, subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { EventBoards } from '@/lib/contract/boards';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { formatText } from '@/lib/format/format-words';
import { isOpen, isStopped, winnersOf } from '@/lib/format/row-winner';
import type { Event } from '@/lib/resources/events';
import { statusMeaning } from '@/lib/resources/status-meaning';
import { routes } from '@/lib/routes';
import { eventStatus } from './cells';

type Props = {
  event: Event;
  timeZone: string;
  /** The event's leaderboards; null if the format has none. */
  boards: EventBoards | null;
  /** True if the event's fields are shown below the heading. */
  hasFacts: boolean;
  /** Further parts of the line, after the winner. */
  children?: ReactNode;
};

export function EventHeading({ event, timeZone, boards, hasFacts, children }: Props) {
  const { group, course, startDate, scoringFormat, teamFormat } = event;
  const meaning = statusMeaning('event', event.status);
  const starts = startDate && `${formatDateTime(startDate, timeZone)} ${zoneLabel(timeZone)}`;
  return (
    <div className="flex-1 basis-80">
      <SubjectLine className="mt-0 leading-6">
        {subjectPart(eventStatus(event), 'inline-flex!')}
        {!hasFacts && (
          <>
            {subjectPart(formatText(scoringFormat, teamFormat))}
            {subjectPart(
              group && (
                <SubjectLink href={routes.group(group.uid)}>
                  <bdi>{group.name}</bdi>
                </SubjectLink>
              ),
            )}
            {subjectPart(
              course && (
                <SubjectLink href={routes.course(course.uid)}>
                  <bdi>{course.name}</bdi>
                </SubjectLink>
              ),
            )}
            {subjectPart(
              startDate && starts && course ? (
                <CourseTime at={startDate} courseUid={course.uid}>
                  {starts}
                </CourseTime>
              ) : (
                starts
              ),
            )}
          </>
        )}
        {boards && subjectPart(winnerOf(event, boards))}
        {children}
      </SubjectLine>
      {meaning && <FieldMeaning>{meaning}</FieldMeaning>}
    </div>
  );
}

/** In a team event, the team leaderboard decides the winner. */
function winnerOf({ status, teamFormat }: Event, boards: EventBoards): ReactNode {
  if (boards.of !== 'teams' && teamFormat) return null;
  const outcome = isOpen(status ?? '') ? null : leaderboardOutcome(boards);
  if (outcome === undefined) return null;
  const words = winnerDescription(status ?? '', null, outcome, 'board');
  const isTied = outcome?.tied === true && !isStopped(status ?? '');
  return <Winner {...words} isTied={isTied} names={winnersOf(outcome)} />;
}
