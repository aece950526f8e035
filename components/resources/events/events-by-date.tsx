import { addDays } from 'date-fns/addDays';
import { format } from 'date-fns/format';
import { parseISO } from 'date-fns/parseISO';
import { LaterRows } from '@/components/record/related-rows';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import { loadRows } from '@/lib/loaders/load-rows';
import type { Event } from '@/lib/resources/events';
import type { PageOfRows } from '@/lib/resources/loaded';
import type { ListDefinition } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { eventCells } from './cells';

type Props = { list: ListDefinition<Event>; uid: string; timeZone: string };

type Query = Readonly<Record<string, string>>;

export function EventsByDate({ list, uid, timeZone }: Props) {
  // Events that begin later today count as played, because the linked lists filter by whole days.
  const today = formatDay(new Date(), timeZone);
  const tomorrow = format(addDays(parseISO(today), 1), 'yyyy-MM-dd');
  const begins = nextDayStart(today, timeZone);
  const load = async (query: Query, belongs: (start: string) => boolean) => {
    const page = await loadRows(list, uid, { ...query, pageSize: 5 });
    return page.ok ? { ok: true as const, value: only(page.value, belongs) } : page;
  };
  const shared = { list, format: { timeZone }, cells: eventCells };
  return (
    <>
      <LaterRows
        {...shared}
        title="Past events"
        load={() => load({ startTo: begins, sortedBy: '-startDate' }, (start) => start < begins)}
        href={routes.listed(list.pathname(uid), { sortedBy: '-startDate', startTo: today })}
      />
      <LaterRows
        {...shared}
        title="Upcoming events"
        load={() => load({ startFrom: begins, sortedBy: 'startDate' }, (start) => start >= begins)}
        href={routes.listed(list.pathname(uid), { sortedBy: 'startDate', startFrom: tomorrow })}
      />
    </>
  );
}

/** If the API ignored the date filter, drops rows of other dates, and the total, which is then wrong. */
function only(page: PageOfRows<Event>, belongs: (start: string) => boolean): PageOfRows<Event> {
  const rows = page.rows.filter((row) => {
    const start = row.ok ? row.item.startDate : null;
    return start == null || belongs(new Date(start).toISOString());
  });
  return rows.length === page.rows.length ? page : { ...page, rows, paging: { ...page.paging, total: null } };
}
