import { FirstRows } from '@/components/list/first-rows';
import { RecordPage } from '@/components/record/record-page';
import { regionTable } from '@/components/resources/places/region-columns';
import { Totals } from '@/components/resources/places/totals';
import { placeTotals } from '@/lib/answers/place-totals';
import { toResult } from '@/lib/contract/result';
import { country } from '@/lib/records/country';
import { fetchList } from '@/lib/registry/fetch-list';
import { openRecord } from '@/lib/registry/open-record';
import { regions } from '@/lib/registry/places';
import { recordTitle } from '@/lib/registry/record-names';
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
