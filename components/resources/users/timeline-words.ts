import { failureReason } from '@/components/feedback/failure-reason';
import { changeText, handicapText } from '@/lib/format/handicap';
import { formatCount } from '@/lib/format/number';
import type { HandicapEntry } from '@/lib/resources/handicaps';
import type { TimelineGap } from '@/lib/resources/timeline';

/** “12.3, down 0.4”: what the handicap is from then on. */
export function handicapStep(entry: Pick<HandicapEntry, 'handicap' | 'previousHandicap'>): string {
  return [handicapText(entry.handicap), changeText(entry)?.toLowerCase()].filter(Boolean).join(', ');
}

export function timelineGapWords(gap: TimelineGap): string {
  const { what } = gap;
  switch (gap.kind) {
    case 'failed':
      return `The ${what} could not be loaded, or not all of them: ${failureReason(gap.failure)}`;
    case 'undated':
      return gap.count === 1
        ? `One of the ${what} has no date that could be read, and stands nowhere here.`
        : `${formatCount(gap.count)} of the ${what} have no date that could be read, and stand nowhere here.`;
    case 'unread':
      return gap.day === null
        ? `There are more ${what} than are read here: no day is complete.`
        : `There are more ${what} than are read here: ${gap.day} and the days before it are in their list only.`;
    case 'left-out':
      return `The ${what} are those of the ${formatCount(gap.shown)} groups joined last${gap.of === null ? '' : `, of ${formatCount(gap.of)}`}.`;
  }
}
