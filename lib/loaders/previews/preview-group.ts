import 'server-only';
import { group, groups } from '@/lib/resources/groups';
import { membersOfGroup } from '@/lib/resources/members';
import type { Preview } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { describeRecord, loadSection, withSections } from './preview-parts';

export function previewGroup(uid: string, format: Format): Promise<Preview | null> {
  const members = { title: 'Members', href: routes.membersOfGroup(uid), ids: ['name', 'role', 'handicap'], format };
  return withSections(describeRecord(group, groups, uid, format), [loadSection(membersOfGroup, uid, {}, members)]);
}
