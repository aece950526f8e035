import { comparedWords, isAllCompared } from '@/lib/stats/comparison-words';
import { isCut, spanOfAll } from '@/lib/stats/days';
import { adjacentPeriods, intervalLabels, intervalsOf, periodOptions } from '@/lib/stats/period';
import { addressOf, type View } from './view';

export function periodFormOf(view: View) {
  const { period, comparison, country, waitForAll, today } = view;
  const { earlier, later } = adjacentPeriods(period, today);
  const { first, last } = spanOfAll(comparison.now);
  const custom = typeof period.range !== 'string';
  return {
    period: typeof period.range === 'string' ? period.range : 'custom',
    periods: periodOptions(period.interval),
    from: custom ? period.range.first : first,
    to: custom ? period.range.last : last,
    interval: period.interval,
    intervals: intervalsOf(period.range).map((value) => ({ value, label: intervalLabels[value] })),
    kept: { ...(country !== null && { country }), ...(waitForAll && { wait: 'all' }) },
    earlier: earlier && addressOf(view, { period: earlier }),
    later: later && addressOf(view, { period: later }),
  };
}

export function legendOf(view: View) {
  const { comparison, timeZone, fetchedAt } = view;
  const { now, before, interval, openFrom } = comparison;
  return {
    now: spanOfAll(now),
    before: spanOfAll(before),
    open: openFrom < now.length,
    cut: now.slice(0, openFrom).some((span) => isCut(span, interval)),
    compared: isAllCompared(comparison) ? null : comparedWords(comparison),
    interval,
    timeZone,
    fetchedAt,
    href: addressOf(view),
  };
}
