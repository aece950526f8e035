import 'server-only';
import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import type { Event } from '@/lib/contract/events';
import type { Page } from '@/lib/contract/page';
import { toResult } from '@/lib/contract/result';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import type { List } from '@/lib/old-registry/declare-list';
import { fetchList } from '@/lib/old-registry/fetch-list';

type Asked = { list: List<'events.list'>; uid: string; timeZone: string; pageSize: number };

// The first events of a record on one side of today, and the part of its list's address that shows them all.

export async function playedEvents({ list, uid, timeZone, pageSize }: Asked) {
  const { today, startTo } = now(timeZone);
  const page = fetchList(list, { startTo, sortedBy: '-startDate', pageSize }, { uid });
  return {
    answer: await toResult(only(page, (start) => start < startTo)),
    query: { sortedBy: '-startDate', startTo: today },
  };
}

export async function upcomingEvents({ list, uid, timeZone, pageSize }: Asked) {
  const { tomorrow, startTo: startFrom } = now(timeZone);
  const page = fetchList(list, { startFrom, sortedBy: 'startDate', pageSize }, { uid });
  return {
    answer: await toResult(only(page, (start) => start >= startFrom)),
    query: { sortedBy: 'startDate', startFrom: tomorrow },
  };
}

/** Lists filter by whole days: so do these, and each total is that of its list. */
function now(timeZone: string) {
  const today = formatDay(new Date(), timeZone);
  const tomorrow = format(addDays(parseISO(today), 1), 'yyyy-MM-dd');
  return { today, tomorrow, startTo: nextDayStart(today, timeZone) };
}

/** Without the rows of the other side, which an API that ignores the filter sends: their number is not known then. */
async function only(answer: Promise<Page<Event>>, belongs: (start: string) => boolean): Promise<Page<Event>> {
  const page = await answer;
  const rows = page.rows.filter((row) => {
    const start = row.ok ? row.item.startDate : null;
    return start == null || belongs(new Date(start).toISOString());
  });
  return rows.length === page.rows.length ? page : { ...page, rows, paging: { ...page.paging, total: null } };
}
