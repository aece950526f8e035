import 'server-only';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import type { Event } from '@/lib/resources/events';
import type { PreviewSection } from '@/lib/resources/preview';
import type { Format, ListDefinition } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { loadSection } from './preview-parts';

export function loadPlayedEvents(list: ListDefinition<Event>, uid: string, format: Format): Promise<PreviewSection> {
  const today = formatDay(new Date(), format.timeZone);
  const filters = { sortedBy: '-startDate', startTo: today };
  const section = { title: 'Past events', href: routes.listed(list.pathname(uid), filters) };
  const query = { ...filters, startTo: nextDayStart(today, format.timeZone) };
  return loadSection(list, uid, query, { ...section, ids: ['name', 'status', 'startDate'], format });
}
