import { courseTimeText } from '@/components/fields/course-time-text';
import type { Cells } from '@/components/fields/field-value';
import { WinnerText } from '@/components/golf/outcome/winner';
import { formatDateTime, zoneLabel } from '@/lib/format/date';
import type { LoadedPlay } from '@/lib/loaders/load-friendly-round';
import type { FriendlyRound } from '@/lib/resources/friendly-rounds';
import { friendlyRoundCells, recordedRoundCells } from './cells';
import { roundOutcome } from './round-outcome';
import { roundWinnerText } from './round-winner-text';

export function roundFacts({ boards, courseZone }: LoadedPlay): Cells<FriendlyRound> {
  return {
    tee: friendlyRoundCells.tee,
    winner: (round, format) => {
      const outcome = roundOutcome(boards);
      const text = roundWinnerText(round, outcome);
      const names = [...(outcome?.winners ?? []), ...(round.outcome?.winners ?? [])].map(({ name }) => name);
      return (
        <>
          {(round.winnerPlayer || !text) && (
            <>
              <span>{recordedRoundCells.winner(round, format) ?? '-'}</span>{' '}
            </>
          )}
          {text && <WinnerText {...text} names={names} />}
        </>
      );
    },
    createdAt: ({ createdAt }, { timeZone }) => (
      <>
        <time dateTime={createdAt}>{`${formatDateTime(createdAt, timeZone)} ${zoneLabel(timeZone)}`}</time>
        <span>{` · ${courseTimeText(createdAt, courseZone, timeZone)}`}</span>
      </>
    ),
  };
}
