import { notFound } from 'next/navigation';
import { Suspense } from 'react';
import { StreamWhenSlow } from '@/components/feedback/stream-when-slow';
import { RecordContent } from '@/components/record/record-content';
import { RecordSkeleton } from '@/components/record/record-skeleton';
import { LaterRows } from '@/components/record/related-rows';
import { Totals, TotalsSkeleton } from '@/components/resources/places/totals';
import { recordTitle } from '@/lib/loaders/load-record-name';
import { loadRows } from '@/lib/loaders/load-rows';
import { loadTotals } from '@/lib/loaders/load-totals';
import { loadOpenedRecord } from '@/lib/loaders/look-up-record';
import { countries, country } from '@/lib/resources/countries';
import { totalsOfCountry } from '@/lib/resources/place-totals';
import { regions } from '@/lib/resources/regions';
import { routes } from '@/lib/routes';
import { readUid } from '@/lib/server/requests/uid';

export const generateMetadata = recordTitle(country, countries);

const record = { ...country, facts: ['uid', 'isoCode'] };

export default async function CountryPage({ params }: PageProps<'/countries/[uid]'>) {
  const uid = readUid((await params).uid) ?? notFound();
  const data = loadOpenedRecord(countries, uid);
  const totals = loadTotals(totalsOfCountry, { country: uid });
  const regionRows = loadRows(regions, '', { country: uid, sortedBy: 'name', pageSize: 5 });
  // Catches failures of these promises, because a redirect may end this function before it awaits them.
  Promise.all([totals, regionRows]).catch(() => undefined);
  return (
    <StreamWhenSlow data={data} fallback={<RecordSkeleton />}>
      {(loaded) => (
        <RecordContent loaded={loaded} record={record}>
          <Suspense fallback={<TotalsSkeleton labels={totalsOfCountry.map(({ label }) => label)} />}>
            <Totals totals={totals} />
          </Suspense>
          <LaterRows
            title="Regions"
            list={regions}
            load={() => regionRows}
            href={routes.regionsOf(uid)}
            format={loaded}
          />
        </RecordContent>
      )}
    </StreamWhenSlow>
  );
}
