import 'server-only';
import { type Page, soundItems } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import type { Happening, Timeline, TimelineGap } from '@/lib/contract/timeline';
import type { User } from '@/lib/contract/users';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import { eventsOfUser } from '@/lib/old-registry/events';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { friendlyRoundsOfUser } from '@/lib/old-registry/friendly-rounds';
import { handicaps } from '@/lib/old-registry/handicaps';
import { groupsOfUser } from '@/lib/old-registry/members';
import { isDated } from '@/lib/resources/handicaps';
import { type DatedList, readDays } from './read-days';

/** Groups whose handicaps are part of a timeline. */
const MOST_GROUPS = 10;
const PAGE_SIZE = 50;
const MOST = { most: 50, mostPages: 10 };

type PageNumber = { pageNumber: number; pageSize: number };

export async function timelineOf(golfer: User, before: string | null, timeZone: string): Promise<Timeline> {
  const { uid } = golfer;
  const tomorrow = nextDayStart(formatDay(new Date(), timeZone), timeZone);
  const dated = <Item>(
    what: string,
    fetch: (page: PageNumber) => Promise<Page<Item>>,
    of: (item: Item) => Happening | null,
  ): DatedList<Happening> => ({
    what,
    read: async (pageNumber) => {
      const { rows, paging } = await fetch({ pageNumber, pageSize: PAGE_SIZE });
      const items = soundItems(rows).flatMap((item) => of(item) ?? []);
      const isPast = paging.total !== null && pageNumber * paging.pageSize >= paging.total;
      return {
        items: items.filter(({ at }) => at < tomorrow),
        undated: rows.length - items.length,
        isLast: rows.length === 0 || paging.pageNumber < pageNumber || isPast,
      };
    },
  });
  const groupsAt = (page: PageNumber) => fetchList(groupsOfUser, { ...page, sortedBy: '-joinedAt' }, { uid });
  const first = groupsAt({ pageNumber: 1, pageSize: PAGE_SIZE });
  const memberships = await toResult(first);
  const members = memberships.ok ? soundItems(memberships.value.rows) : [];
  const { known, behind, days, earlier } = await readDays(
    [
      { what: 'accounts', read: async () => accountOf(golfer) },
      dated(
        memberships.ok ? 'groups' : 'groups and handicaps',
        (page) => (page.pageNumber === 1 ? first : groupsAt(page)),
        (member) => at(member.joinedAt, { kind: 'group', uid: member.uid, member }),
      ),
      dated(
        'friendly rounds',
        (page) => fetchList(friendlyRoundsOfUser, { ...page, sortedBy: '-createdAt' }, { uid }),
        (round) => at(round.createdAt, { kind: 'round', uid: round.uid, round }),
      ),
      dated(
        'events',
        (page) => fetchList(eventsOfUser, { ...page, sortedBy: '-startDate', startTo: tomorrow }, { uid }),
        (event) => at(event.startDate, { kind: 'event', uid: event.uid, event }),
      ),
      ...members.slice(0, MOST_GROUPS).map((member) =>
        dated(
          `handicaps in ${member.group?.name ?? 'a group'}`,
          (page) => fetchList(handicaps, { ...page, sortedBy: '-changedAt' }, { uid: member.uid }),
          (read) => {
            const entry = isDated(read) ? read : null;
            return entry && at(entry.changedAt, { kind: 'handicap', uid: entry.uid, entry, member });
          },
        ),
      ),
    ],
    { before, timeZone, ...MOST },
  );
  const groups = memberships.ok ? memberships.value.paging.total : 0;
  return {
    days: days.map(({ day, items }) => ({ day, happenings: items })),
    before,
    earlier,
    gaps: [
      ...known.flatMap(gapsOf),
      ...behind.map(({ what, items }): TimelineGap => {
        const last = items.at(-1);
        return { kind: 'unread', what, day: last ? formatDay(last.at, timeZone) : null };
      }),
      ...leftOut(members.length, groups),
    ],
  };
}

type OfList = Awaited<ReturnType<typeof readDays>>['known'][number];

function gapsOf({ what, undated, failure }: Pick<OfList, 'what' | 'undated' | 'failure'>): TimelineGap[] {
  const gaps: TimelineGap[] = [];
  if (failure) gaps.push({ kind: 'failed', what, failure });
  if (undated > 0) gaps.push({ kind: 'undated', what, count: undated });
  return gaps;
}

function leftOut(read: number, all: number | null): TimelineGap[] {
  const isMore = read > MOST_GROUPS || all === null || all > read;
  return isMore && read > 0
    ? [{ kind: 'left-out', what: 'handicaps', shown: Math.min(read, MOST_GROUPS), of: all }]
    : [];
}

function accountOf(golfer: User) {
  const account = at(golfer.createdAt, { kind: 'account', uid: golfer.uid });
  return { items: account ? [account] : [], undated: account ? 0 : 1, isLast: true };
}

type Placeless = { [Kind in Happening['kind']]: Omit<Extract<Happening, { kind: Kind }>, 'at'> }[Happening['kind']];

/** What happened at a moment; null where the moment is not known. */
function at(moment: string | null | undefined, what: Placeless): Happening | null {
  return moment == null ? null : { ...what, at: new Date(moment).toISOString() };
}
