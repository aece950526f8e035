import 'server-only';
import { eventsOfUser } from '@/lib/resources/events';
import { friendlyRoundsOfUser } from '@/lib/resources/friendly-rounds';
import type { Preview, PreviewSection } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { user, users } from '@/lib/resources/users';
import { routes } from '@/lib/routes';
import { loadPlayedEvents } from './load-played-events';
import { describeRecord, loadSection, withSections } from './preview-parts';

export function previewUser(uid: string, format: Format): Promise<Preview | null> {
  return withSections(describeRecord(user, users, uid, format), [
    latestRounds(uid, format),
    loadPlayedEvents(eventsOfUser, uid, format),
  ]);
}

function latestRounds(uid: string, format: Format): Promise<PreviewSection> {
  const section = { title: 'Latest friendly rounds', href: routes.userFriendlyRounds(uid) };
  return loadSection(friendlyRoundsOfUser, uid, {}, { ...section, ids: ['uid', 'course', 'createdAt'], format });
}
