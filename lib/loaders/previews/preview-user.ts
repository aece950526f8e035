import 'server-only';
import { formatDay } from '@/lib/format/date';
import { nextDayStart } from '@/lib/format/day-start';
import { eventsOfUser } from '@/lib/resources/events';
import { friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { user, users } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { describeRecord, loadSection, withSections } from './preview-parts';

export function previewUser(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(user, users, uid, format), [latestRounds(uid, format), playedEvents(uid, format)]);
}

function latestRounds(uid: string, format: Format): Promise<PreviewSection> {
  const section = { title: 'Latest friendly rounds', href: routes.userFriendlyRounds(uid) };
  return loadSection(friendlyRoundsOfUser, uid, {}, { ...section, ids: ['uid', 'course', 'createdAt'], format });
}

function playedEvents(uid: string, format: Format): Promise<PreviewSection> {
  const today = formatDay(new Date(), format.timeZone);
  const filters = { sortedBy: '-startDate', startTo: today };
  const section = { title: 'Played events', href: routes.listed(routes.userEvents(uid), filters) };
  const query = { ...filters, startTo: nextDayStart(today, format.timeZone) };
  return loadSection(eventsOfUser, uid, query, { ...section, ids: ['name', 'status', 'startDate'], format });
}
