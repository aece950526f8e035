'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Boundary } from '@/components/feedback/boundary';
import { DataTable } from '@/components/list/table/data-table';
import styles from '@/components/list/table/data-table.module.css';
import { useList, useListTable } from '@/components/list/table/list-context';
import { useTableScroll } from '@/components/list/table/use-table-scroll';
import { readPreview } from '@/lib/list/url/preview-url';

/** @param children what follows the last row, such as the page links */
export function ListTable({ empty, children }: { empty: ReactNode; children: ReactNode }) {
  const { label, paging, actions } = useList();
  const { table, focusUid } = useListTable();
  const previewed = readPreview(useSearchParams());
  const { frameRef, containerRef, onScrollEnd } = useTableScroll(paging?.pageNumber ?? 1);
  return (
    <div ref={frameRef} data-slot="list-frame" className={styles.frame} onScrollEnd={onScrollEnd}>
      <Boundary title="Could not show this list">
        <DataTable
          table={table}
          label={label}
          empty={empty}
          actions={actions}
          tools={{ previewed }}
          focusUid={focusUid}
          containerRef={containerRef}
          onScrollEnd={onScrollEnd}
        />
      </Boundary>
      {children}
    </div>
  );
}
