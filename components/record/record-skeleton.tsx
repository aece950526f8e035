import type { CSSProperties } from 'react';
import { Skeleton } from '@/components/ui/skeleton';
import styles from './record-skeleton.module.css';

const FACTS = 8;
const TEN_ROWS = { '--rows': 10 } as CSSProperties;

/** The skeleton of what a screen shows below its record's heading and tabs. */
export function RecordSkeleton() {
  return (
    <div aria-busy="true">
      <div className="grid grid-cols-2 gap-x-6 gap-y-4 px-6 py-5 max-sm:px-4 lg:grid-cols-4">
        {Array.from({ length: FACTS }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all bars are the same
          <div key={index} className="flex h-10 flex-col justify-around">
            <Skeleton className="w-16" />
            <Skeleton className="w-32" />
          </div>
        ))}
      </div>
      <div aria-hidden className={styles.rows} style={TEN_ROWS} />
    </div>
  );
}

export function RelatedRowsSkeleton({ title }: { title: string }) {
  return (
    <div aria-busy="true" className="noscript:hidden">
      <h2 className="px-6 pt-6 pb-3 text-lg font-semibold max-sm:px-4">{title}</h2>
      <div aria-hidden className={styles.rows} />
    </div>
  );
}
