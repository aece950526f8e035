import { failureReason } from '@/components/feedback/failure-reason';
import type { CountedList, LatestRounds, PlayCount, TeesPlayed } from '@/lib/contract/course-play';
import type { Result } from '@/lib/contract/result';
import { formatCount } from '@/lib/format/number';

/** Adds up the totals of friendly rounds and event rounds; returns `-` if one is unknown. */
export function together({ friendly, event }: Pick<PlayCount, 'friendly' | 'event'>): string {
  const counts = [friendly, event].filter((one) => one !== null).map(countOf);
  if (counts.includes(null)) return '-';
  return formatCount(counts.reduce<number>((sum, count) => sum + (count ?? 0), 0));
}

const countOf = ({ total }: CountedList) => (total.ok ? total.value : null);

export function playedFormats(formats: readonly PlayCount[]): PlayCount[] {
  return formats.filter((one) => together(one) !== '0');
}

export function teesText({ friendly, event, unnamed }: TeesPlayed): string[] {
  return [
    latestText('friendly rounds', friendly),
    latestText('event rounds', event),
    unnamed > 0 && `For ${formatCount(unnamed)} of them the tee is unreadable.`,
  ].filter((words) => words !== false);
}

function latestText(what: string, latest: Result<LatestRounds>): string {
  if (!latest.ok) return `The ${what} could not be loaded: ${failureReason(latest.failure)}`;
  const { read, of } = latest.value;
  if (of === read) return `All ${formatCount(read)} ${what}.`;
  return `The latest ${formatCount(read)}${of === null ? '' : ` of ${formatCount(of)}`} ${what}.`;
}
