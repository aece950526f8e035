import 'server-only';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import type { CoursePlay, LatestRounds, PlayCount, TeesPlayed } from '@/lib/contract/course-play';
import { ContractBroken, type Result, toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { ignoredFilterMessage } from '@/lib/list/rows/ignored-filters';
import { eventFormats, scoringFormats } from '@/lib/list/url/known-values';
import { eventRounds } from '@/lib/resources/event-rounds';
import { friendlyRounds } from '@/lib/resources/friendly-rounds';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { moveRange, type Span, spanOf } from '@/lib/stats/days';
import { countAt } from './count-at';
import { fetchListPage } from './fetch-list-page';
import { mapConcurrently } from './map-concurrently';
import { readListAddress } from './read-list-address';

const LATEST = 100;

type Filters = Readonly<Record<string, string>>;

/** For each number of rounds, loads one row of a list to read its total. Counts tees in the latest rounds. */
export async function loadCoursePlay(course: string, timeZone: string): Promise<CoursePlay> {
  const today = formatDay(new Date(), timeZone);
  const periods = periodsUpTo(today);
  const friendly = ({ first, last }: Span, more: Filters = {}) =>
    routes.listed(routes.friendlyRounds, { course, createdFrom: first, createdTo: last, ...more });
  const event = ({ first, last }: Span, more: Filters = {}) =>
    routes.listed(routes.eventRounds, { course, playedFrom: first, playedTo: last, ...more });
  const lines = [
    ...[periods.week, periods.fourWeeks, periods.month, periods.year].map((one) => ({
      label: one.label,
      friendly: friendly(one),
      event: event(one),
    })),
    ...scoringFormats.map(({ value, label }) => ({
      label,
      friendly: friendly(periods.year, { scoringFormat: value }),
      event: eventFormats.some((one) => one.value === value) ? event(periods.year, { scoringFormat: value }) : null,
    })),
  ];
  const hrefs = lines.flatMap((one) => [one.friendly, one.event ?? []].flat());
  const totals = await mapConcurrently(hrefs, (href) => countAt(href, timeZone));
  const counted = (href: string | null) =>
    href === null ? null : { href, total: totals[hrefs.indexOf(href)] as Result<number | null> };
  const counts = lines.map(
    (one): PlayCount => ({
      label: one.label,
      friendly: counted(one.friendly),
      event: counted(one.event),
    }),
  );
  return {
    periods: counts.slice(0, Object.keys(periods).length),
    formats: counts.slice(Object.keys(periods).length).sort((a, b) => togetherOf(b) - togetherOf(a)),
    tees: await loadTees(friendly(periods.year), event(periods.year), timeZone),
  };
}

function periodsUpTo(today: string) {
  const lastDays = (days: number) => ({
    label: `Last ${days} days`,
    first: format(subDays(parseISO(today), days - 1), 'yyyy-MM-dd'),
    last: today,
  });
  const month = moveRange(spanOf(today, 'month'), 'month', -1);
  return {
    week: lastDays(7),
    fourWeeks: lastDays(28),
    month: { label: `Last month (${month.first.slice(0, 7)})`, ...month },
    year: lastDays(365),
  };
}

const togetherOf = ({ friendly, event }: PlayCount) =>
  [friendly, event].reduce((sum, one) => sum + (one?.total.ok ? (one.total.value ?? 0) : 0), 0);

async function loadTees(friendlyHref: string, eventHref: string, timeZone: string): Promise<TeesPlayed> {
  const latest = <Item extends { uid: string }>(list: ListDefinition<Item>, href: string, sortedBy: string) =>
    toResult(fetchLatest(list, { ...readListAddress(href, timeZone)?.query, sortedBy }));
  const [friendly, event] = await Promise.all([
    latest(friendlyRounds, friendlyHref, '-createdAt'),
    latest(eventRounds, eventHref, '-playedAt'),
  ]);
  const names = [...namesIn(friendly, ({ tee }) => tee.name), ...namesIn(event, ({ tee }) => tee?.name ?? null)];
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    tees: [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count),
    unnamed: names.filter((name) => name === null).length,
    friendly: latestOf(friendly),
    event: latestOf(event),
  };
}

/** @throws ContractBroken also if the API ignored a filter */
async function fetchLatest<Item extends { uid: string }>(
  list: ListDefinition<Item>,
  query: Readonly<Record<string, unknown>>,
): Promise<PageOfRows<Item>> {
  const page = await fetchListPage(list, { ...query, pageNumber: 1, pageSize: LATEST });
  if (page.ignored[0]) throw new ContractBroken([ignoredFilterMessage(page.ignored[0])]);
  return page;
}

function namesIn<Item>(page: Result<PageOfRows<Item>>, nameOf: (item: Item) => string | null): (string | null)[] {
  return page.ok ? page.value.rows.map((row) => (row.ok ? nameOf(row.item) : null)) : [];
}

function latestOf<Item>(page: Result<PageOfRows<Item>>): Result<LatestRounds> {
  if (!page.ok) return page;
  const { rows, paging } = page.value;
  return { ok: true, value: { read: rows.length, of: paging.total } };
}
