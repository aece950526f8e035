import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { RelatedRows } from '@/components/record/related-rows';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import { loadRows } from '@/lib/loaders/load-rows';
import type { Event } from '@/lib/resources/events';
import type { ListPage } from '@/lib/resources/loaded';
import type { List } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { eventCells } from './cells';

type Props = { list: List<Event>; uid: string; timeZone: string };

const FIRST = { pageSize: 5 };

/** The latest events of a record that began by today. */
export async function PlayedEvents({ list, uid, timeZone }: Props) {
  const { today, tomorrowStart } = now(timeZone);
  const page = await loadRows(list, uid, { startTo: tomorrowStart, sortedBy: '-startDate', ...FIRST });
  return (
    <RelatedRows
      title="Played events"
      list={list}
      page={page.ok ? { ok: true, value: only(page.value, (start) => start < tomorrowStart) } : page}
      href={routes.listed(list.pathname(uid), { sortedBy: '-startDate', startTo: today })}
      format={{ timeZone }}
      cells={eventCells}
    />
  );
}

/** The next events of a record that begin from tomorrow on. */
export async function UpcomingEvents({ list, uid, timeZone }: Props) {
  const { tomorrow, tomorrowStart } = now(timeZone);
  const page = await loadRows(list, uid, { startFrom: tomorrowStart, sortedBy: 'startDate', ...FIRST });
  return (
    <RelatedRows
      title="Upcoming events"
      list={list}
      page={page.ok ? { ok: true, value: only(page.value, (start) => start >= tomorrowStart) } : page}
      href={routes.listed(list.pathname(uid), { sortedBy: 'startDate', startFrom: tomorrow })}
      format={{ timeZone }}
      cells={eventCells}
    />
  );
}

/** Lists filter by whole days: so do these, and each total is that of its list. */
function now(timeZone: string) {
  const today = formatDay(new Date(), timeZone);
  const tomorrow = format(addDays(parseISO(today), 1), 'yyyy-MM-dd');
  return { today, tomorrow, tomorrowStart: nextDayStart(today, timeZone) };
}

/** Without the rows of the other side, which an API that ignores the filter sends: their number is not known then. */
function only(page: ListPage<Event>, belongs: (start: string) => boolean): ListPage<Event> {
  const rows = page.rows.filter((row) => {
    const start = row.ok ? row.item.startDate : null;
    return start == null || belongs(new Date(start).toISOString());
  });
  return rows.length === page.rows.length ? page : { ...page, rows, paging: { ...page.paging, total: null } };
}
