import type { ReactNode } from 'react';
import { LatePage } from '@/components/late/late-page';
import { PageHeader } from '@/components/layout/page-header';
import { Skeleton } from '@/components/ui/skeleton';

type Props = {
  /** The kind of record, until its name is known. */
  kind: string;
  screen: Promise<ReactNode>;
  /** As `lateAddress` gives it. */
  late: string | null;
};

const FACTS = 8;
const LINES = 10;

/** The page of a record: its screen, or where that is late placeholders, and the screen when it is ready. */
export function RecordPage({ kind, screen, late }: Props) {
  return <LatePage screen={screen} late={late} waiting={<WaitingRecord kind={kind} />} />;
}

function WaitingRecord({ kind }: { kind: string }) {
  return (
    <div aria-busy="true">
      <PageHeader title={kind} />
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-t px-6 py-5 max-sm:px-4 lg:grid-cols-4">
        {bars(FACTS, (key) => (
          <div key={key} className="flex h-10 flex-col justify-around">
            <Skeleton className="w-16" />
            <Skeleton className="w-32" />
          </div>
        ))}
      </div>
      <div className="border-t px-6 max-sm:px-4">
        {bars(LINES, (key) => (
          <div key={key} className="flex h-9.5 items-center">
            <Skeleton className="w-full" />
          </div>
        ))}
      </div>
    </div>
  );
}

const bars = (count: number, draw: (key: number) => ReactNode) => Array.from({ length: count }, (_, key) => draw(key));
