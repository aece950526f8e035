import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { Totals, TotalsSkeleton } from '@/components/resources/places/totals';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadTotals } from '@/lib/loaders/load-totals';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { totalsOfRegion } from '@/lib/resources/place-totals';
import { region, regions } from '@/lib/resources/regions';

export const generateMetadata = recordTitle(region, regions);

const record = { ...region, facts: ['uid', 'country'] };

export default async function RegionPage({ params }: PageProps<'/regions/[uid]'>) {
  const { uid: parameter } = await params;
  return (
    <StreamWhenSlow data={loadOpenedRecord(regions, parameter)} fallback={<RecordSkeleton />}>
      {(loaded) => {
        const { uid, found } = loaded;
        const country = found.ok ? found.value.item.country : null;
        const totals =
          found.ok && loadTotals(totalsOfRegion, { ...(country && { country: country.uid }), region: uid });
        return (
          <RecordContent loaded={loaded} record={record}>
            {totals && (
              <Suspense fallback={<TotalsSkeleton labels={totalsOfRegion.map(({ label }) => label)} />}>
                <Totals totals={totals} />
              </Suspense>
            )}
          </RecordContent>
        );
      }}
    </StreamWhenSlow>
  );
}
