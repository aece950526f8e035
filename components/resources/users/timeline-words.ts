import { failureReason } from '@/components/feedback/failure-reason';
import { changeText, handicapText } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import { hasWon, isDecided, marginText, NOBODY, NOT_YET, type Outcome, rowWinner } from '@/lib/format/row-winner';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import type { Timeline, TimelineGap } from '@/lib/resources/timeline';

export function handicapStep(entry: Pick<HandicapEntry, 'handicap' | 'previousHandicap'>): string {
  return [handicapText(entry.handicap), changeText(entry)?.toLowerCase()].filter(Boolean).join(', ');
}

/** Says how a round or event ended. @param winner the text about the winner in lists */
export function endText({ status, outcome }: Ended, winner: string | null | undefined): string | null {
  if (!winner) return null;
  if (winner === NOT_YET) return 'No winner yet';
  if (winner === NOBODY) return 'No winner';
  return outcome?.tied && winner === rowWinner({ status: status ?? '', outcome }) ? winner : `Winner: ${winner}`;
}

/** Returns `Won by 2 points` if the user won the event; null otherwise, and for a win with a team. */
export function wonText({ status, outcome }: Ended, memberUid: string | null): string | null {
  if (!outcome || !isDecided(status)) return null;
  return memberUid !== null && hasWon(outcome, memberUid)
    ? ['Won', marginText(outcome)].filter(Boolean).join(' ')
    : null;
}

type Ended = { status?: string | null | undefined; outcome?: Outcome | null | undefined };

const NOT_SHOWN = 'Not shown: upcoming events, and changes of status or friends, which have no dates.';

/** Says what the shown part of a timeline contains and what it lacks. */
export function reachText({ days, before, earlier, gaps }: Timeline): string {
  const until = before === null ? '' : ` before ${before}`;
  if (earlier === null && gaps.some(({ kind }) => kind === 'unread')) return `Incomplete history. ${NOT_SHOWN}`;
  if (earlier === null && days.length === 0) return `Nothing is recorded${until}. ${NOT_SHOWN}`;
  const failed = gaps.some(({ kind }) => kind === 'failed') ? 'Some entries could not be loaded. ' : '';
  const all = gaps.length === 0 ? 'all ' : '';
  const since = earlier === null ? '' : ` since ${days.at(-1)?.day}`;
  const more = earlier === null ? '' : ' Earlier days are on the next page.';
  return `${failed}Shows ${all}groups joined, friendly rounds, events and handicaps${since}${until}.${more} ${NOT_SHOWN}`;
}

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
        ? `There are too many ${what} to show even one day here. The list of ${what} has them all.`
        : `There are too many ${what} to show ${gap.day} and earlier days here. The list of ${what} has them all.`;
    case 'left-out':
      return `Shows ${what} of the ${formatCount(gap.shown)} most recently joined groups${gap.of === null ? '' : `, out of ${formatCount(gap.of)}`}.`;
  }
}
