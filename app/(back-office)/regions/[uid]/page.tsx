import { RecordPage } from '@/components/old-record/record-page';
import { Totals } from '@/components/resources/places/totals';
import { placeTotals } from '@/lib/old-answers/place-totals';
import { region } from '@/lib/old-records/region';
import { openRecord } from '@/lib/old-registry/open-record';
import { recordTitle } from '@/lib/old-registry/record-names';

export const generateMetadata = recordTitle('region');

export default async function RegionPage({ params }: PageProps<'/regions/[uid]'>) {
  const page = await openRecord(region, params, {
    own: ({ uid, country }) => placeTotals({ ...(country && { country: country.uid }), region: uid }),
  });
  return <RecordPage page={page}>{({ own }) => <Totals totals={own} />}</RecordPage>;
}
