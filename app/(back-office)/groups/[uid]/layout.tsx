import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { group, groups } from '@/lib/resources/groups';

export default async function GroupLayout({ params, children }: LayoutProps<'/groups/[uid]'>) {
  const { uid } = await params;
  return (
    <RecordLayout record={group} lookup={lookUpRecord(groups, uid)}>
      {children}
    </RecordLayout>
  );
}
