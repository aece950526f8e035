'use client';

import { useSearchParams } from 'next/navigation';
import { useList } from '@/components/list/table/list-context';
import { preload } from '@/components/list/table/open-when-loaded';
import { type AnyTableRow, isBroken } from '@/components/list/table/table-model';
import { useLoadedWhen } from '@/components/list/table/use-loaded-when';
import { readPreview } from '@/lib/list/url/preview-url';
import type { Preview as PreviewData } from '@/lib/resources/preview';

const load = () => import('./preview-sheet').then((module) => module.PreviewSheet);

export const warmPreview = () => preload(load);

type Props = { initial: PreviewData | null; initialRow: AnyTableRow | undefined };

/**
 * @param initial the record that is previewed when the list opens
 * @param initialRow its row with cells, even if the row is not on this page
 */
export function Preview({ initial, initialRow }: Props) {
  const { rows, actions } = useList();
  const named = readPreview(useSearchParams());
  const uid = actions.preview ? named : null;
  const PreviewSheet = useLoadedWhen(uid !== null, 'The preview', load);
  return (
    uid !== null &&
    PreviewSheet && (
      <PreviewSheet
        uid={uid}
        rows={rows.flatMap((row) => (isBroken(row) ? [] : [row]))}
        initial={initial?.uid === uid ? initial : null}
        initialCells={initialRow?.uid === uid && !isBroken(initialRow) ? initialRow.cells : {}}
      />
    )
  );
}
