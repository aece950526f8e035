'use client';

import { lazy, Suspense } from 'react';
import { useList } from '@/components/old-list/list-provider';

const Changes = lazy(() => import('./changes').then((module) => ({ default: module.Changes })));

/** What a refresh has changed, over the table: a status, so that screen readers hear it. */
export function ChangesLine() {
  const { changes, endComparison } = useList();
  return (
    <div data-slot="list-changes" role="status">
      {changes && (
        <Suspense>
          <Changes changes={changes} end={endComparison} />
        </Suspense>
      )}
    </div>
  );
}
