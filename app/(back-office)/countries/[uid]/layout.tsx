import { RecordLayout } from '@/components/record/record-layout';
import { lookUpRecord } from '@/lib/loaders/look-up-record';
import { countries, country } from '@/lib/resources/countries';

export default async function CountryLayout({ params, children }: LayoutProps<'/countries/[uid]'>) {
  const { uid } = await params;
  return (
    <RecordLayout record={country} lookup={lookUpRecord(countries, uid)}>
      {children}
    </RecordLayout>
  );
}
