import 'server-only';
import { faultText } from '@/lib/api/read-page';
import { fetchOverview, fetchSeries } from '@/lib/api/stats';
import { ContractBroken, toResult } from '@/lib/contract/result';
import { nextDayStart } from '@/lib/format/day-start';
import { seriesQuery } from '@/lib/stats/comparison';
import type { Span } from '@/lib/stats/days';
import type { MonthSpans } from '@/lib/stats/month';
import { comparisonsOf, type MonthReport, type MonthTrends, type Totals } from '@/lib/stats/month-rows';
import { type SeriesName, seriesNames } from '@/lib/stats/series';
import { trendOf } from '@/lib/stats/trend';
import { mapConcurrently } from './map-concurrently';

/** Makes fifteen API calls, four at a time. */
export async function loadMonthReport(spans: MonthSpans, timeZone: string): Promise<MonthReport> {
  const trends = await mapConcurrently(
    seriesNames,
    async (name) => [name, await toResult(fetchTrends(name, spans, timeZone))] as const,
  );
  const [now, before, yearBefore] = await Promise.all(
    [spans.now, spans.before, spans.yearBefore].map((span) => toResult(fetchTotalsAtEnd(span, timeZone))),
  );
  return {
    spans,
    series: Object.fromEntries(trends) as MonthReport['series'],
    totals: { now, before, yearBefore } as MonthReport['totals'],
  };
}

/** Fetches three periods one after the other. The four series load at the same time, so four calls run at once. */
async function fetchTrends(name: SeriesName, spans: MonthSpans, timeZone: string): Promise<MonthTrends> {
  const days = (span: Span) => fetchSeries(name, seriesQuery(span, 'day', timeZone));
  const now = await days(spans.now);
  const compared = comparisonsOf(spans);
  return {
    before: trendOf([now, await days(spans.before)], compared.before),
    yearBefore: trendOf([now, await days(spans.yearBefore)], compared.yearBefore),
  };
}

async function fetchTotalsAtEnd({ last }: Span, timeZone: string): Promise<Totals> {
  const { users, groups, events, rounds, faults } = await fetchOverview(nextDayStart(last, timeZone));
  if (faults.length > 0) throw new ContractBroken(faults.map((fault) => faultText(fault)));
  return {
    users: users?.previousTotal ?? null,
    groups: groups?.previousTotal ?? null,
    events: events?.previousTotal ?? null,
    rounds: rounds?.previousTotal ?? null,
  };
}
