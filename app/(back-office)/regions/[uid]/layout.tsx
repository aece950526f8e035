import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { region, regions } from '@/lib/resources/regions';

export default async function RegionLayout({ params, children }: LayoutProps<'/regions/[uid]'>) {
  const { uid } = await params;
  return (
    <RecordLayout record={region} lookup={lookUpRecord(regions, uid)}>
      {children}
    </RecordLayout>
  );
}
