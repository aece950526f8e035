'use client';

import { useSearchParams } from 'next/navigation';
import type { ReactNode } from 'react';
import { Boundary } from '@/components/feedback/boundary';
import { DataTable } from '@/components/list/table/data-table';
import { useList, useListTable } from '@/components/list/table/list-context';
import { useTableScroll } from '@/components/list/table/use-table-scroll';
import { readPeek } from '@/lib/list/address/peek-address';

export function ListTable({ empty }: { empty: ReactNode }) {
  const { label, paging, actions } = useList();
  const { table, focusUid } = useListTable();
  const previewed = readPeek(useSearchParams());
  const scroll = useTableScroll(paging?.pageNumber ?? 1);
  return (
    <Boundary title="Could not show this list">
      <DataTable
        table={table}
        label={label}
        empty={empty}
        actions={actions}
        tools={{ previewed }}
        focusUid={focusUid}
        {...scroll}
      />
    </Boundary>
  );
}
