import 'server-only';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { subDays } from 'date-fns/subDays';
import type { CoursePlay, LatestRounds, PlayCount, TeesPlayed } from '@/lib/contract/course-play';
import { soundItems } from '@/lib/contract/page';
import { type Result, toResult } from '@/lib/contract/result';
import { known } from '@/lib/contract/wire/unread';
import { formatDay } from '@/lib/format/date';
import { eventFormats, scoringFormats } from '@/lib/list/address/known-values';
import { mapConcurrently } from '@/lib/loaders/map-concurrently';
import { eventRounds } from '@/lib/old-registry/event-rounds';
import { applied, fetchList, type ListPage } from '@/lib/old-registry/fetch-list';
import { friendlyRounds } from '@/lib/old-registry/friendly-rounds';
import { readListAddress } from '@/lib/old-registry/list-request';
import { countAt } from '@/lib/old-registry/list-total';
import { routes } from '@/lib/routes';

const PERIODS = [7, 28, 365] as const;
const LONGEST = 365;
const LATEST = 100;

type Filters = Readonly<Record<string, string>>;

/** What was played on a course up to today: counts by calls of one row, and tees by the latest rounds. */
export async function coursePlay(course: string, timeZone: string): Promise<CoursePlay> {
  const today = formatDay(new Date(), timeZone);
  const since = (days: number) => format(subDays(parseISO(today), days - 1), 'yyyy-MM-dd');
  const friendly = (days: number, more: Filters = {}) =>
    routes.listed(routes.friendlyRounds, { course, createdFrom: since(days), createdTo: today, ...more });
  const event = (days: number, more: Filters = {}) =>
    routes.listed(routes.eventRounds, { course, playedFrom: since(days), playedTo: today, ...more });
  const asked = [
    ...PERIODS.map((days) => ({ label: `Last ${days} days`, friendly: friendly(days), event: event(days) })),
    ...scoringFormats.map(({ value, label }) => ({
      label,
      friendly: friendly(LONGEST, { scoringFormat: value }),
      event: eventFormats.some((one) => one.value === value) ? event(LONGEST, { scoringFormat: value }) : null,
    })),
  ];
  const hrefs = asked.flatMap((one) => [one.friendly, one.event ?? []].flat());
  const totals = await mapConcurrently(hrefs, (href) => countAt(href, timeZone));
  const counted = (href: string | null) =>
    href === null ? null : { href, total: totals[hrefs.indexOf(href)] as Result<number | null> };
  const counts = asked.map(
    (one): PlayCount => ({
      label: one.label,
      friendly: counted(one.friendly),
      event: counted(one.event),
    }),
  );
  return {
    periods: counts.slice(0, PERIODS.length),
    formats: counts.slice(PERIODS.length).sort((a, b) => togetherOf(b) - togetherOf(a)),
    tees: await teesPlayed(friendly(LONGEST), event(LONGEST), timeZone),
  };
}

const togetherOf = ({ friendly, event }: PlayCount) =>
  [friendly, event].reduce((sum, one) => sum + (one?.total.ok ? (one.total.value ?? 0) : 0), 0);

async function teesPlayed(friendlyHref: string, eventHref: string, timeZone: string): Promise<TeesPlayed> {
  const queryOf = (href: string) => ({ ...readListAddress(href, timeZone)?.query, pageNumber: 1, pageSize: LATEST });
  const [friendly, event] = await Promise.all([
    toResult(applied(fetchList(friendlyRounds, { ...queryOf(friendlyHref), sortedBy: '-createdAt' }))),
    toResult(applied(fetchList(eventRounds, { ...queryOf(eventHref), sortedBy: '-playedAt' }))),
  ]);
  const names = [
    ...namesIn(friendly, ({ tee }) => tee.name),
    ...namesIn(event, (round) => known(round, 'tee.name') ?? null),
  ];
  const counts = new Map<string, number>();
  for (const name of names) if (name !== null) counts.set(name, (counts.get(name) ?? 0) + 1);
  return {
    tees: [...counts].map(([name, count]) => ({ name, count })).sort((a, b) => b.count - a.count),
    unnamed: names.filter((name) => name === null).length,
    friendly: latestOf(friendly),
    event: latestOf(event),
  };
}

function namesIn<Item>(answer: Result<ListPage<Item>>, nameOf: (item: Item) => string | null): (string | null)[] {
  if (!answer.ok) return [];
  const named = soundItems(answer.value.rows).map(nameOf);
  const broken = Array.from({ length: answer.value.rows.length - named.length }, () => null);
  return [...named, ...broken];
}

function latestOf<Item>(answer: Result<ListPage<Item>>): Result<LatestRounds> {
  if (!answer.ok) return answer;
  const { rows, paging } = answer.value;
  return { ok: true, value: { read: rows.length, of: paging.total } };
}
