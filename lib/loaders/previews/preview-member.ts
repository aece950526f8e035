import 'server-only';
import { handicaps } from '@/lib/resources/handicaps';
import { groupMembers, member } from '@/lib/resources/members';
import type { Preview } from '@/lib/resources/preview';
import type { Format } from '@/lib/resources/resource';
import { routes } from '@/lib/routes';
import { previewGroup } from './preview-group';
import { describeRecord, loadSection, withSections } from './preview-parts';

export function previewMember(uid: string, format: Format): Promise<Preview | null> {
  const section = { title: 'Latest handicaps', href: routes.groupMember(uid), format };
  return withSections(describeRecord(member, groupMembers, uid, format), [
    loadSection(handicaps, uid, {}, { ...section, ids: ['changedAt', 'handicap', 'change'] }),
  ]);
}

/**
 * Previews the membership with this uid, or else the group, because some APIs send a user's groups instead of
 * memberships.
 */
export async function previewMemberOrGroup(uid: string, format: Format): Promise<Preview | null> {
  return (await previewMember(uid, format)) ?? previewGroup(uid, format);
}
