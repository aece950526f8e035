import 'server-only';
import { checkUid } from '@/lib/contract/uid';
import { formatDateTime, formatDay, zoneLabel } from '@/lib/format/date';
import { dayStart } from '@/lib/format/day-start';
import type { SearchParams } from '@/lib/list/url/list-state';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { type Comparison, comparisonOf, seriesQuery } from '@/lib/stats/comparison';
import { spanOfAll } from '@/lib/stats/days';
import { type Period, periodQuery, readPeriod } from '@/lib/stats/period';

export type View = {
  period: Period;
  country: string | null;
  comparison: Comparison;
  queries: ReturnType<typeof seriesQuery>[];
  from: string;
  today: string;
  timeZone: string;
  fetchedAt: string;
  fetched: string;
};

export async function readView(params: SearchParams): Promise<View> {
  const timeZone = await readTimeZone();
  const fetchedAt = new Date().toISOString();
  const today = formatDay(fetchedAt, timeZone);
  const period = readPeriod(params);
  const comparison = comparisonOf(period, today);
  const { country } = params;
  return {
    period,
    country: typeof country === 'string' ? checkUid(country) : null,
    comparison,
    queries: comparison.requested.map((span) => seriesQuery(span, period.interval, timeZone)),
    from: dayStart(spanOfAll(comparison.now).first, timeZone),
    today,
    timeZone,
    fetchedAt,
    fetched: `${formatDateTime(fetchedAt, timeZone)} ${zoneLabel(timeZone)}`,
  };
}

type Changes = Partial<Pick<View, 'period' | 'country'>>;

export function keptIn({ country }: Pick<View, 'country'>): Record<string, string> {
  return country === null ? {} : { country };
}

export function addressOf(view: View, changes: Changes = {}): string {
  const changed = { ...view, ...changes };
  const query = { ...periodQuery(changed.period), ...keptIn(changed) };
  return Object.keys(query).length === 0 ? routes.dashboard : routes.listed(routes.dashboard, query);
}
