import type { ReactNode } from 'react';
import { leaderboardOutcome } from '@/components/golf/outcome/outcome';
import { Winner } from '@/components/golf/outcome/winner';
import { winnerWords } from '@/components/golf/outcome/winner-words';
import { PlayTime } from '@/components/old-cells/play-time';
import { drawn, readable } from '@/components/old-cells/readable';
import { SubjectLine, subjectPart } from '@/components/old-record/subject-line';
import { SubjectLink } from '@/components/old-record/subject-link';
import type { EventBoards } from '@/lib/contract/boards';
import type { Event } from '@/lib/contract/events';
import { reads } from '@/lib/contract/wire/unread';
import { isOpen } from '@/lib/format/row-winner';
import { routes } from '@/lib/routes';
import { eventFormats, eventStatus } from './event-status';

type Props = {
  event: Event;
  timeZone: string;
  /** Null for a format without a leaderboard. */
  boards: EventBoards | null;
};

/** Who won by the board that decides: in an event of teams that of the teams. */
function winnerOf(event: Event, boards: EventBoards): ReactNode {
  if (boards.of !== 'teams' && event.teamFormat) return null;
  return readable(
    event,
    reads(boards.of === 'teams' ? ['status'] : ['status', 'teamFormat'], ({ status: own }: Event) => {
      const status = own ?? '';
      const outcome = isOpen(status) ? null : leaderboardOutcome(boards);
      return outcome !== undefined && <Winner words={winnerWords(status, null, outcome, 'board')} />;
    }),
  );
}

export function EventHeading({ event, timeZone, boards }: Props) {
  return (
    <SubjectLine className="leading-6">
      <li className="inline-flex!">{readable(event, eventStatus)}</li>
      <li>{readable(event, eventFormats)}</li>
      <li>{drawn(event, 'group', (of) => of && <SubjectLink href={routes.group(of.uid)}>{of.name}</SubjectLink>)}</li>
      {subjectPart(
        drawn(event, 'course', (at) => at && <SubjectLink href={routes.course(at.uid)}>{at.name}</SubjectLink>),
      )}
      {subjectPart(
        drawn(
          event,
          'startDate',
          (at, { course }) => at && <PlayTime at={at} course={course?.uid} timeZone={timeZone} />,
        ),
      )}
      {boards && subjectPart(winnerOf(event, boards))}
    </SubjectLine>
  );
}
