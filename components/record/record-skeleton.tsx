import { ListSkeleton } from '@/components/list/list-skeleton';
import { PageHeader } from '@/components/list/page-header';
import { Skeleton } from '@/components/ui/skeleton';
import type { AnyList } from '@/lib/resources/resource';

const FACTS = 8;
const ROWS = 5;

export function RecordSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true">
      <PageHeader title={title} />
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 border-t px-6 py-5 max-sm:px-4 lg:grid-cols-4">
        {Array.from({ length: FACTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all bars are the same
          <div key={index} className="flex h-10 flex-col justify-around">
            <Skeleton className="w-16" />
            <Skeleton className="w-32" />
          </div>
        ))}
      </div>
      <SkeletonRows count={2 * ROWS} />
    </div>
  );
}

/** The skeleton of a list that belongs to a record. */
export function RecordListSkeleton({ title, list }: { title: string; list: AnyList }) {
  return (
    <div className="[--around-rows:360px]">
      <div className="flex h-17 items-center px-6 max-sm:px-4">
        <Skeleton className="h-5 w-48" />
      </div>
      <div className="flex h-9 items-center gap-6 border-b px-6 max-sm:px-4 coarse:h-11">
        <Skeleton className="w-16" />
        <Skeleton className="w-24" />
        <Skeleton className="w-20" />
      </div>
      <ListSkeleton title={title} list={list} />
    </div>
  );
}

export function RelatedRowsSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="noscript:hidden">
      <h2 className="px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">{title}</h2>
      <SkeletonRows count={ROWS} />
    </div>
  );
}

function SkeletonRows({ count }: { count: number }) {
  return (
    <div className="border-t px-6 max-sm:px-4">
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all bars are the same
        <div key={index} className="flex h-9.5 items-center">
          <Skeleton className="w-full" />
        </div>
      ))}
    </div>
  );
}
