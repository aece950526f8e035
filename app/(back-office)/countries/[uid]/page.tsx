import { FirstRows } from '@/components/old-list/first-rows';
import { RecordPage } from '@/components/old-record/record-page';
import { regionTable } from '@/components/resources/places/region-columns';
import { Totals } from '@/components/resources/places/totals';
import { toResult } from '@/lib/contract/result';
import { placeTotals } from '@/lib/old-answers/place-totals';
import { country } from '@/lib/old-records/country';
import { fetchList } from '@/lib/old-registry/fetch-list';
import { openRecord } from '@/lib/old-registry/open-record';
import { regions } from '@/lib/old-registry/places';
import { recordTitle } from '@/lib/old-registry/record-names';
import { routes } from '@/lib/routes';

export const generateMetadata = recordTitle('country');

export default async function CountryPage({ params }: PageProps<'/countries/[uid]'>) {
  const page = await openRecord(country, params, {
    beside: (uid) => ({
      totals: placeTotals({ country: uid }),
      regions: toResult(fetchList(regions, { country: uid, pageSize: 5, sortedBy: 'name' })),
    }),
  });
  return (
    <RecordPage
      page={page}
      lists={({ uid, beside: { totals, regions } }) => (
        <>
          <Totals totals={totals} />
          <FirstRows title="Regions" table={regionTable()} answer={regions} href={routes.regionsOf(uid)} />
        </>
      )}
    />
  );
}
