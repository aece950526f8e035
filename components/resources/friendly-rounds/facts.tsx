import type { ReactNode } from 'react';
import { courseTimeText } from '@/components/fields/course-time-text';
import type { BoardOutcome } from '@/components/golf/outcome/outcome';
import { Winner } from '@/components/golf/outcome/winner';
import type { DrawnFacts } from '@/components/old-record/facts';
import { SubjectLink } from '@/components/record/subject-link';
import type { FriendlyRound } from '@/lib/contract/friendly-rounds';
import type { Result } from '@/lib/contract/result';
import { field, having, reads } from '@/lib/contract/wire/unread';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import { isOpen } from '@/lib/format/row-winner';
import { routes } from '@/lib/routes';
import { teeOf, winnerOf } from './columns';
import { roundWinnerText } from './round-winner-text';

type Draw = DrawnFacts<FriendlyRound>[string];
type Known = { courseZone?: Result<string | null>; outcome: BoardOutcome | null | undefined };

const winner =
  (outcome?: BoardOutcome | null): Draw =>
  (timeZone) => ({
    read: (round) => {
      // Without a board and a recorded winner, the outcome alone says who won.
      const needs = outcome !== undefined || round.winnerPlayer || isOpen(round.status) ? [] : (['outcome'] as const);
      const said = roundWinnerText({ ...round, outcome: having(round, 'outcome')?.outcome }, outcome);
      const drawn = said && <Winner recorded={winnerOf(round, timeZone)} words={said} />;
      return reads<FriendlyRound, 'outcome', ReactNode>(needs, () => drawn).read(round);
    },
  });

const played =
  (courseZone?: Result<string | null>): Draw =>
  (timeZone) =>
  ({ createdAt }) => (
    <>
      <time dateTime={createdAt}>{`${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`}</time>
      {courseZone && ` · ${courseTimeText(createdAt, courseZone)}`}
    </>
  );

/** The facts of a friendly round that are more than their words, as parts of a line. */
export const friendlyRoundFacts: DrawnFacts<FriendlyRound> = {
  Course:
    () =>
    ({ course }) => <SubjectLink href={routes.course(course.uid)}>Course details</SubjectLink>,
  Tees: () => teeOf,
  Winner: winner(),
  Played: played(),
  Event: () =>
    field('event', (event) =>
      event ? (
        <>
          Around <SubjectLink href={routes.event(event.uid)}>{event.name}</SubjectLink>
        </>
      ) : null,
    ),
};

/** The same with the clock of the course, where it was asked for, and with how the board ended; undefined where it is not known. */
export const friendlyRoundFactsWith = ({ courseZone, outcome }: Known): DrawnFacts<FriendlyRound> => ({
  ...friendlyRoundFacts,
  Winner: winner(outcome),
  Played: played(courseZone),
});
