'use client';

import { type ReactNode, useMemo } from 'react';
import { useNavigate } from '@/components/navigation/navigation';
import { forgetListOf } from '@/components/navigation/opened-from';
import { DataTable } from './data-table';
import type { AnyTableRow, TableColumn, TableRow } from './table-model';
import { useDataTable } from './use-data-table';

type Props = {
  label: string;
  columns: readonly TableColumn[];
  rows: readonly AnyTableRow[];
  empty: ReactNode;
};

const LAYOUT = { hidden: [], order: [] };

export function RelatedTable({ label, columns, rows, empty }: Props) {
  const { push } = useNavigate();
  const table = useDataTable({ columns, rows, layout: LAYOUT });
  const actions = useMemo(() => {
    const forget = ({ href }: TableRow) => href && forgetListOf(href.split(/[?#]/, 1)[0] ?? '');
    return {
      open: (row: TableRow) => {
        forget(row);
        if (row.href) push(row.href);
      },
      remember: forget,
    };
  }, [push]);
  return <DataTable table={table} label={label} empty={empty} actions={actions} />;
}
