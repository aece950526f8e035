import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordScreen } from '@/components/record/record-screen';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { Totals, TotalsSkeleton } from '@/components/resources/places/totals';
import { loadRecord } from '@/lib/loaders/load-record';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadTotals } from '@/lib/loaders/load-totals';
import { totalsOfRegion } from '@/lib/resources/place-totals';
import { region, regions } from '@/lib/resources/regions';

export const generateMetadata = recordTitle(region, regions);

const record = { ...region, facts: ['uid', 'country'] };

export default async function RegionPage({ params }: PageProps<'/regions/[uid]'>) {
  const { uid: parameter } = await params;
  return (
    <StreamWhenSlow data={loadRecord(record, regions, parameter)} fallback={<RecordSkeleton title="Region" />}>
      {(loaded) => {
        const { uid, found } = loaded;
        const country = found.ok ? found.value.item.country : null;
        const totals =
          found.ok && loadTotals(totalsOfRegion, { ...(country && { country: country.uid }), region: uid });
        return (
          <RecordScreen loaded={loaded} record={record}>
            {totals && (
              <Suspense fallback={<TotalsSkeleton labels={totalsOfRegion.map(({ label }) => label)} />}>
                <Totals totals={totals} />
              </Suspense>
            )}
          </RecordScreen>
        );
      }}
    </StreamWhenSlow>
  );
}
