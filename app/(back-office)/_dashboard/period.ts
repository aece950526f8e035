import { spanOfAll } from '@/lib/stats/days';
import { adjacentPeriods, intervalLabels, intervalsOf, periodOptions } from '@/lib/stats/period';
import { addressOf, type View } from './view';

export function periodFormOf(view: View) {
  const { period, spans, country, waitForAll, today } = view;
  const { earlier, later } = adjacentPeriods(period, today);
  const { first, last } = spanOfAll(spans.now);
  const custom = typeof period.range !== 'string';
  return {
    period: typeof period.range === 'string' ? period.range : 'custom',
    periods: periodOptions,
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
  const { spans, openFrom, period, timeZone, fetchedAt } = view;
  return {
    now: spanOfAll(spans.now),
    before: spanOfAll(spans.before),
    open: openFrom < spans.now.length ? period.interval : null,
    timeZone,
    fetchedAt,
    href: addressOf(view),
  };
}
