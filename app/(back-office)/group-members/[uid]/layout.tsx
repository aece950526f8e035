import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { groupMembers, member, memberTitle } from '@/lib/resources/members';

export default async function MemberLayout({ params, children }: LayoutProps<'/group-members/[uid]'>) {
  const { uid } = await params;
  return (
    <RecordLayout record={member} lookup={lookUpRecord(groupMembers, uid)} titleOf={memberTitle}>
      {children}
    </RecordLayout>
  );
}
