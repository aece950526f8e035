import type { ReactNode } from 'react';
import { PlayTime } from '@/components/course-time/play-time';
import { readable } from '@/components/feedback/readable';
import { PageHeader } from '@/components/layout/page-header';
import { Winner } from '@/components/outcome/winner';
import { isOpen, winnerWords } from '@/components/outcome/winner-words';
import { nameOrUid } from '@/components/record/name-or-uid';
import { SubjectLine, subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { orNull } from '@/lib/contract/unread';
import { routes } from '@/lib/routes';
import { eventOutcome } from './event-outcome';
import { EventStatus } from './event-status';
import { formatWords } from './formats';

type Props = {
  event: Event;
  timeZone: string;
  /** Null for a format without a leaderboard. */
  boards: EventBoards | null;
  children: ReactNode;
};

/** Whether it is the board that decides: in an event of teams that of the teams. */
function isOfEvent(event: Event, { of }: EventBoards): boolean {
  return of === 'teams' || !event.teamFormat;
}

function winnerOf({ status }: Event, boards: EventBoards): ReactNode {
  const outcome = isOpen(status) ? null : eventOutcome(boards);
  return outcome !== undefined && <Winner words={winnerWords(status, null, outcome, 'board')} />;
}

/** An event's name, with its status, formats, group, course and start below. */
export function EventHeading({ event, timeZone, boards, children }: Props) {
  const subject = (
    <SubjectLine className="leading-6">
      <li className="inline-flex!">
        {readable(() => (
          <EventStatus status={event.status} endDate={orNull(() => event.endDate)} beside />
        ))}
      </li>
      <li>{readable(() => formatWords(event.scoringFormat, event.teamFormat))}</li>
      <li>
        {readable(() => (
          <SubjectLink href={routes.group(event.group.uid)}>{event.group.name}</SubjectLink>
        ))}
      </li>
      {subjectPart(
        () => event.course && <SubjectLink href={routes.course(event.course.uid)}>{event.course.name}</SubjectLink>,
      )}
      {subjectPart(
        () =>
          event.startDate && (
            <PlayTime at={event.startDate} course={orNull(() => event.course?.uid)} timeZone={timeZone} zoned />
          ),
      )}
      {subjectPart(() => boards && isOfEvent(event, boards) && winnerOf(event, boards))}
    </SubjectLine>
  );
  return (
    <PageHeader title={nameOrUid(event, ({ name }) => name)} description={subject} tools={children} narrow="below" />
  );
}
