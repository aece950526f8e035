import { courseTimeWords } from '@/components/course-time/words';
import { Status } from '@/components/data-table/cells/status';
import { Uid } from '@/components/data-table/cells/uid';
import { formatWords } from '@/components/events/formats';
import type { BoardOutcome } from '@/components/outcome/outcome';
import { Winner } from '@/components/outcome/winner';
import { SubjectLine, subjectPart } from '@/components/record/subject-line';
import { SubjectLink } from '@/components/record/subject-link';
import type { Ref } from '@/lib/contract/common';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { Result } from '@/lib/contract/result';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { fullName } from '@/lib/format/name';
import { routes } from '@/lib/routes';
import { teeOf, winnerOf } from './columns';
import { saidOfWinner } from './said-of-winner';

type Props = {
  round: FriendlyRound;
  timeZone: string;
  /** The time zone of its course; left out where the round is shown in brief. */
  courseZone?: Result<string | null>;
  /** How its board ended; undefined where the board is not loaded. */
  outcome?: BoardOutcome | null;
};

/** A friendly round in two lines: status, formats, places and winner, then creator, date and id. */
export function FriendlyRoundSubject({ round, timeZone, courseZone, outcome }: Props) {
  const { uid, course, country, status, scoringFormat, matchplayFormat, createdAt, createdBy } = round;
  const said = saidOfWinner(round, outcome);
  return (
    <>
      <SubjectLine className="leading-6 [&_button]:align-baseline">
        <li className="inline-flex!">
          <Status value={status} />
        </li>
        <li>{formatWords(scoringFormat, matchplayFormat)}</li>
        <li>
          <SubjectLink href={routes.course(course.uid)}>Course details</SubjectLink>
        </li>
        <li>{country.name}</li>
        <li>Tees {teeOf(round)}</li>
        {said && (
          <li>
            <Winner recorded={winnerOf(round, timeZone)} words={said} />
          </li>
        )}
      </SubjectLine>
      <SubjectLine className="leading-6">
        <li>
          Created by <SubjectLink href={routes.user(createdBy.uid)}>{fullName(createdBy)}</SubjectLink>
        </li>
        <li>
          <time dateTime={createdAt}>{`${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`}</time>
        </li>
        {courseZone && <li>{courseTimeWords(createdAt, courseZone)}</li>}
        {subjectPart(() => round.event && around(round.event))}
        <li>
          <Uid value={uid} what="round ID" />
        </li>
      </SubjectLine>
    </>
  );
}

function around({ uid, name }: Ref) {
  return (
    <>
      Around <SubjectLink href={routes.event(uid)}>{name}</SubjectLink>
    </>
  );
}
