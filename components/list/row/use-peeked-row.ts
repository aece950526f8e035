import { type RefObject, useEffect } from 'react';
import type { ModelRow } from '@/components/list/model/list-model';

export function usePeekedRow(
  rows: readonly ModelRow[],
  body: RefObject<HTMLTableSectionElement | null>,
  uid: string | null,
): void {
  useEffect(() => {
    const place = uid === null ? -1 : rows.findIndex((row) => row.uid === uid);
    body.current?.rows[place]?.scrollIntoView({ block: 'nearest' });
  }, [rows, body, uid]);
}
