import { failureReason } from '@/components/feedback/failure-reason';
import { changeText, handicapText } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import { NOBODY, NOT_YET, type Outcome, rowWinner } from '@/lib/format/row-winner';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import type { TimelineGap } from '@/lib/resources/timeline';

export function handicapStep(entry: Pick<HandicapEntry, 'handicap' | 'previousHandicap'>): string {
  return [handicapText(entry.handicap), changeText(entry)?.toLowerCase()].filter(Boolean).join(', ');
}

/** Says how a round or an event has ended. @param winner the text of its winner in lists */
export function endText({ status, outcome }: Ended, winner: string | null | undefined): string | null {
  if (!winner) return null;
  if (winner === NOT_YET) return 'No winner yet';
  if (winner === NOBODY) return 'No winner';
  return outcome?.tied && winner === rowWinner({ status: status ?? '', outcome }) ? winner : `Winner: ${winner}`;
}

type Ended = { status?: string | null | undefined; outcome?: Outcome | null | undefined };

export function timelineGapText(gap: TimelineGap): string {
  const { what } = gap;
  switch (gap.kind) {
    case 'failed':
      return `Could not load all ${what}: ${failureReason(gap.failure)}`;
    case 'undated':
      return gap.count === 1
        ? `1 of the ${what} has no readable date and is not shown.`
        : `${formatCount(gap.count)} of the ${what} have no readable date and are not shown.`;
    case 'unread':
      return gap.day === null
        ? `Too many ${what} to show even one day: see their list.`
        : `Too many ${what} to show ${gap.day} and earlier days: see their list.`;
    case 'left-out':
      return `Shows ${what} of the ${formatCount(gap.shown)} most recently joined groups${gap.of === null ? '' : `, out of ${formatCount(gap.of)}`}.`;
  }
}
