import type { Metadata } from 'next';
import { RecordListPage } from '@/components/record/record-list';
import { membershipCells } from '@/components/resources/members/membership-cells';
import { loadListOfRecord } from '@/lib/loaders/load-list-of-record';
import { previewMemberOrGroup } from '@/lib/loaders/previews/preview-member';
import { screenNames } from '@/lib/names';
import { groupsOfUser } from '@/lib/resources/memberships';
import { users } from '@/lib/resources/users';

const { title } = screenNames['/all-users/*/groups'];

export const metadata: Metadata = { title };

export default async function UserGroupsPage(props: PageProps<'/all-users/[userUid]/groups'>) {
  const { userUid } = await props.params;
  const owner = { source: users, uid: userUid };
  const data = loadListOfRecord(groupsOfUser, owner, props.searchParams, previewMemberOrGroup);
  return <RecordListPage title={title} list={groupsOfUser} data={data} cells={membershipCells} />;
}
