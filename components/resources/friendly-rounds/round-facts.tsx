import { courseTimeText } from '@/components/fields/course-time-text';
import { FactLink } from '@/components/fields/fact';
import { FactValue } from '@/components/fields/fact-value';
import type { Cells } from '@/components/fields/field-value';
import { WinnerText } from '@/components/golf/outcome/winner';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import type { LoadedPlay } from '@/lib/loaders/load-friendly-round';
import { type FriendlyRound, recordedWinner } from '@/lib/resources/friendly-rounds';
import { readFact } from '@/lib/resources/record-fact';
import { routes } from '@/lib/routes';
import { roundOutcome } from './round-outcome';
import { roundWinnerText } from './round-winner-text';

export function roundFacts({ boards, courseZone }: LoadedPlay): Cells<FriendlyRound> {
  return {
    course: ({ course }) => <FactLink href={routes.course(course.uid)}>Course details</FactLink>,
    winner: (round, format) => {
      const outcome = roundOutcome(boards);
      const text = roundWinnerText(round, outcome);
      const names = [...(outcome?.winners ?? []), ...(round.outcome?.winners ?? [])].map(({ name }) => name);
      return (
        <>
          {(round.winnerPlayer || !text) && (
            <>
              <span>
                <FactValue {...readFact(recordedWinner, round, format)} />
              </span>{' '}
            </>
          )}
          {text && <WinnerText {...text} names={names} />}
        </>
      );
    },
    createdAt: ({ createdAt }, { timeZone }) => (
      <>
        <time dateTime={createdAt}>{`${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`}</time>
        <span>{` · ${courseTimeText(createdAt, courseZone)}`}</span>
      </>
    ),
  };
}
