import 'server-only';
import { eventsOfGroup } from '@/lib/resources/events';
import { group, groups } from '@/lib/resources/groups';
import { membersOfGroup } from '@/lib/resources/members';
import type { Preview } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { loadPlayedEvents } from './load-played-events';
import { describeRecord, loadSection, withSections } from './preview-parts';

export function previewGroup(uid: string, format: Format): Promise<Preview | null> {
  const members = { title: 'Members', href: routes.membersOfGroup(uid), ids: ['name', 'role', 'handicap'], format };
  return withSections(describeRecord(group, groups, uid, format), [
    loadSection(membersOfGroup, uid, {}, members),
    loadPlayedEvents(eventsOfGroup, uid, format),
  ]);
}
