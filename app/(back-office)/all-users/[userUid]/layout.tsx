import { RecordLayout } from '@/components/record/record-layout';
import { OwnHandicapProvider } from '@/components/resources/members/group-handicap';
import { loadUserHandicap } from '@/lib/loaders/load-user-handicap';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { user, users } from '@/lib/resources/users';

export default async function UserLayout({ params, children }: LayoutProps<'/all-users/[userUid]'>) {
  const { userUid } = await params;
  const lookup = lookUpRecord(users, userUid);
  return (
    <RecordLayout record={user} lookup={lookup}>
      <OwnHandicapProvider handicap={lookup && loadUserHandicap(lookup.uid)}>{children}</OwnHandicapProvider>
    </RecordLayout>
  );
}
