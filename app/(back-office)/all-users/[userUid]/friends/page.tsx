import type { Metadata } from 'next';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { ListSkeleton } from '@/components/list/list-skeleton';
import { RecordListScreen } from '@/components/record/record-list-screen';
import { loadRecordList } from '@/lib/loaders/load-record-list';
import { previewUser } from '@/lib/loaders/previews/preview-user';
import { friends, user, users } from '@/lib/resources/users';

const TITLE = 'User Friends';

export const metadata: Metadata = { title: TITLE };

export default async function UserFriendsPage(props: PageProps<'/all-users/[userUid]/friends'>) {
  const { userUid } = await props.params;
  const owner = { record: user, source: users, uid: userUid };
  return (
    <StreamWhenSlow
      data={loadRecordList(friends, owner, props.searchParams, previewUser)}
      fallback={<ListSkeleton title={TITLE} list={friends} />}
    >
      {(loaded) => <RecordListScreen title={TITLE} loaded={loaded} />}
    </StreamWhenSlow>
  );
}
