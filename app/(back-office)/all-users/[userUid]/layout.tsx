import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { user, users } from '@/lib/resources/users';

export default async function UserLayout({ params, children }: LayoutProps<'/all-users/[userUid]'>) {
  const { userUid } = await params;
  return (
    <RecordLayout record={user} lookup={lookUpRecord(users, userUid)}>
      {children}
    </RecordLayout>
  );
}
