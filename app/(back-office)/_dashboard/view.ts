import 'server-only';
import { checkUid } from '@/lib/contract/uid';
import { formatDay } from '@/lib/format/date';
import type { SearchParams } from '@/lib/list/address/list-state';
import { routes } from '@/lib/routes';
import { readTimeZone } from '@/lib/server/preferences';
import { type Comparison, comparisonOf } from '@/lib/stats/comparison';
import { type Period, periodQuery, readPeriod } from '@/lib/stats/period';

/** The state of the dashboard that every card renders. */
export type View = {
  period: Period;
  /** The uid of the country whose regions are shown. */
  country: string | null;
  /** The page waits for every card: browsers without scripting cannot add one later. */
  waitForAll: boolean;
  comparison: Comparison;
  today: string;
  timeZone: string;
  fetchedAt: string;
};

export async function readView(params: SearchParams): Promise<View> {
  const timeZone = await readTimeZone();
  const fetchedAt = new Date().toISOString();
  const today = formatDay(fetchedAt, timeZone);
  const period = readPeriod(params);
  const { country } = params;
  return {
    period,
    country: typeof country === 'string' ? checkUid(country) : null,
    waitForAll: params.wait === 'all',
    comparison: comparisonOf(period, today),
    today,
    timeZone,
    fetchedAt,
  };
}

type Changes = Partial<Pick<View, 'period' | 'country' | 'waitForAll'>>;

/** The query of the dashboard's address for a view, with these changes. */
export function queryOf(view: View, changes: Changes = {}): Record<string, string> {
  const { period, country, waitForAll } = { ...view, ...changes };
  return { ...periodQuery(period), ...(country !== null && { country }), ...(waitForAll && { wait: 'all' }) };
}

export function addressOf(view: View, changes: Changes = {}): string {
  const query = queryOf(view, changes);
  return Object.keys(query).length === 0 ? routes.dashboard : routes.listed(routes.dashboard, query);
}
