import type { DatedHandicap } from '@/lib/contract/members';
import { formatDay } from '@/lib/format/date';
import { changeText, formatHandicap } from '@/lib/format/handicap';
import type { HistoryMark } from './history';

const kinds: Readonly<Record<HistoryMark['kind'], (count: number) => string>> = {
  jump: (count) => (count === 1 ? 'A sudden change of more than 3.0.' : `${count} sudden changes of more than 3.0.`),
  aboveMaximum: (count) => (count === 1 ? 'A handicap above 54.0.' : `${count} handicaps above 54.0.`),
  outOfOrder: (count) => (count === 1 ? 'A date out of order.' : `${count} dates out of order.`),
};

export function historyText(marks: readonly Pick<HistoryMark, 'kind'>[]): string[] {
  return Object.entries(kinds).flatMap(([kind, words]) => {
    const count = marks.filter((mark) => mark.kind === kind).length;
    return count === 0 ? [] : [words(count)];
  });
}

/** Describes the chart of a handicap history to screen readers. @param entries the oldest first */
export function handicapTrend(
  entries: readonly Pick<DatedHandicap, 'changedAt' | 'handicap'>[],
  timeZone: string,
): string {
  const [first, last] = [entries[0], entries.at(-1)];
  if (!first || !last) return '';
  const at = ({ changedAt, handicap }: typeof first) =>
    `${formatHandicap(handicap)} on ${formatDay(changedAt, timeZone)}`;
  if (entries.length === 1) return `${at(first)}.`;
  const change = changeText({ handicap: last.handicap, previousHandicap: first.handicap })?.toLowerCase();
  return `From ${at(first)} to ${at(last)}: ${change}.`;
}
