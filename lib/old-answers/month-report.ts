import 'server-only';
import { fetchRecord } from '@/lib/api/http/fetch';
import { getOverview } from '@/lib/api/stats';
import { toResult } from '@/lib/contract/result';
import { needing } from '@/lib/contract/wire/unread';
import { nextDayStart } from '@/lib/format/day-start';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import { seriesQuery } from '@/lib/stats/comparison';
import type { Span } from '@/lib/stats/days';
import type { MonthSpans } from '@/lib/stats/month';
import { comparisonsOf, type MonthReport, type MonthTrends, type Totals } from '@/lib/stats/month-rows';
import { type SeriesName, seriesNames } from '@/lib/stats/series';
import { trendOf } from '@/lib/stats/trend';

/** The figures of a month beside those of the other two: fifteen calls, four at a time. */
export async function monthReport(spans: MonthSpans, timeZone: string): Promise<MonthReport> {
  const trends = await mapConcurrently(
    seriesNames,
    async (name) => [name, await toResult(trendsOf(name, spans, timeZone))] as const,
  );
  const [now, before, yearBefore] = await Promise.all(
    [spans.now, spans.before, spans.yearBefore].map((span) => toResult(totalsAtEnd(span, timeZone))),
  );
  return {
    spans,
    series: Object.fromEntries(trends) as MonthReport['series'],
    totals: { now, before, yearBefore } as MonthReport['totals'],
  };
}

/** One call after the other: each series has a lane. */
async function trendsOf(name: SeriesName, spans: MonthSpans, timeZone: string): Promise<MonthTrends> {
  const days = async (span: Span) =>
    needing(await fetchRecord(`stats.${name}`, seriesQuery(span, 'day', timeZone)), 'items');
  const now = await days(spans.now);
  const compared = comparisonsOf(spans);
  return {
    before: trendOf([now, await days(spans.before)], compared.before),
    yearBefore: trendOf([now, await days(spans.yearBefore)], compared.yearBefore),
  };
}

/** What the API says there was before the next day began. */
async function totalsAtEnd({ last }: Span, timeZone: string): Promise<Totals> {
  const overview = needing(
    await getOverview(nextDayStart(last, timeZone)),
    'users.previousTotal',
    'groups.previousTotal',
    'events.previousTotal',
    'rounds.previousTotal',
  );
  const { users, groups, events, rounds } = overview;
  return {
    users: users.previousTotal ?? null,
    groups: groups.previousTotal ?? null,
    events: events.previousTotal ?? null,
    rounds: rounds.previousTotal ?? null,
  };
}
