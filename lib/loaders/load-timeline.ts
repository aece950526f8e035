import 'server-only';
import { requireSession } from '@/lib/auth/session/read-session';
import { toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import { eventsOfUser } from '@/lib/resources/events';
import { friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import { handicaps } from '@/lib/resources/handicaps';
import type { PageOfRows } from '@/lib/resources/loaded';
import { groupsOfUser } from '@/lib/resources/memberships';
import type { Happening, Timeline, TimelineGap } from '@/lib/resources/timeline';
import { users } from '@/lib/resources/users';
import { readTimeZone } from '@/lib/server/preferences';
import { fetchListPage } from './fetch-list-page';
import { findRecord } from './find-record';
import { type DatedList, readDays } from './read-days';

const MOST_GROUPS = 10;
const PAGE_SIZE = 50;
const MOST = { most: 50, mostPages: 10 };

type PageQuery = { pageNumber: number; pageSize: number };

export async function loadTimeline(userUid: string, before: string | null): Promise<Timeline> {
  await requireSession();
  const timeZone = await readTimeZone();
  const uid = userUid;
  const tomorrow = nextDayStart(formatDay(new Date(), timeZone), timeZone);

  function dated<Item>(
    what: string,
    fetch: (page: PageQuery) => Promise<PageOfRows<Item>>,
    toHappening: (item: Item) => Happening | null,
  ): DatedList<Happening> {
    return {
      what,
      read: async (pageNumber) => {
        const { rows, paging } = await fetch({ pageNumber, pageSize: PAGE_SIZE });
        const items = rows.flatMap((row) => (row.ok ? (toHappening(row.item) ?? []) : []));
        const isPast = paging.total !== null && pageNumber * paging.pageSize >= paging.total;
        return {
          items: items.filter(({ at }) => at < tomorrow),
          undated: rows.length - items.length,
          isLast: rows.length === 0 || paging.pageNumber < pageNumber || isPast,
        };
      },
    };
  }

  const fetchGroups = (page: PageQuery) => fetchListPage(groupsOfUser, { ...page, sortedBy: '-joinedAt' }, { uid });
  const firstGroups = fetchGroups({ pageNumber: 1, pageSize: PAGE_SIZE });
  const groups = await toResult(firstGroups);
  const memberships = groups.ok ? groups.value.rows.flatMap((row) => (row.ok ? [row.item] : [])) : [];
  const { lists, behind, days, earlier } = await readDays(
    [
      { what: 'accounts', read: () => readAccount(uid) },
      dated(
        groups.ok ? 'groups' : 'groups and handicaps',
        (page) => (page.pageNumber === 1 ? firstGroups : fetchGroups(page)),
        (membership) => happened(membership.joinedAt, { kind: 'group', uid: membership.uid, membership }),
      ),
      dated(
        'friendly rounds',
        (page) => fetchListPage(friendlyRoundsOfUser, { ...page, sortedBy: '-createdAt' }, { uid }),
        (round) => happened(round.createdAt, { kind: 'round', uid: round.uid, round }),
      ),
      dated(
        'events',
        (page) => fetchListPage(eventsOfUser, { ...page, sortedBy: '-startDate', startTo: tomorrow }, { uid }),
        (event) => {
          const membership = memberships.find(({ group }) => group && group.uid === event.group?.uid);
          return happened(event.startDate, {
            kind: 'event',
            uid: event.uid,
            event,
            memberUid: membership?.uid ?? null,
          });
        },
      ),
      ...memberships.slice(0, MOST_GROUPS).map((membership) =>
        dated(
          `handicaps in ${membership.group?.name ?? 'a group'}`,
          (page) => fetchListPage(handicaps, { ...page, sortedBy: '-changedAt' }, { uid: membership.uid }),
          (entry) => happened(entry.changedAt, { kind: 'handicap', uid: entry.uid, entry, membership }),
        ),
      ),
    ],
    { before, timeZone, ...MOST },
  );
  return {
    days: days.map(({ day, items }) => ({ day, happenings: items })),
    before,
    earlier,
    gaps: [
      ...lists.flatMap(gapsOf),
      ...behind.map(({ what, items }): TimelineGap => {
        const last = items.at(-1);
        return { kind: 'unread', what, day: last ? formatDay(last.at, timeZone) : null };
      }),
      ...leftOutGroups(memberships.length, groups.ok ? groups.value.paging.total : 0),
    ],
  };
}

async function readAccount(uid: string) {
  const found = await findRecord(users, uid);
  const account = happened(found?.item.createdAt, { kind: 'account', uid });
  return { items: account ? [account] : [], undated: account ? 0 : 1, isLast: true };
}

type ReadList = Awaited<ReturnType<typeof readDays>>['lists'][number];

function gapsOf({ what, undated, failure }: Pick<ReadList, 'what' | 'undated' | 'failure'>): TimelineGap[] {
  const gaps: TimelineGap[] = [];
  if (failure) gaps.push({ kind: 'failed', what, failure });
  if (undated > 0) gaps.push({ kind: 'undated', what, count: undated });
  return gaps;
}

function leftOutGroups(read: number, all: number | null): TimelineGap[] {
  const isMore = read > MOST_GROUPS || all === null || all > read;
  return isMore && read > 0
    ? [{ kind: 'left-out', what: 'handicaps', shown: Math.min(read, MOST_GROUPS), of: all }]
    : [];
}

type Undated = { [Kind in Happening['kind']]: Omit<Extract<Happening, { kind: Kind }>, 'at'> }[Happening['kind']];

function happened(at: string | null | undefined, what: Undated): Happening | null {
  return at == null ? null : { ...what, at: new Date(at).toISOString() };
}
