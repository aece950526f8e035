'use client';

import { useSearchParams } from 'next/navigation';
import { preload } from '@/components/list/table/open-when-loaded';
import { type AnyTableRow, isBroken } from '@/components/list/table/table-model';
import { useLoadedWhen } from '@/components/list/table/use-loaded-when';
import { readPeek } from '@/lib/list/address/peek-address';
import type { PreviewSheetProps } from './preview-sheet';

const load = () => import('./preview-sheet').then((module) => module.PreviewSheet);

export const warmPreview = () => preload(load);

type Props = Omit<PreviewSheetProps, 'uid' | 'rows'> & {
  rows: readonly AnyTableRow[];
};

export function Preview({ rows, initial, ...props }: Props) {
  const uid = readPeek(useSearchParams());
  const PreviewSheet = useLoadedWhen(uid !== null, 'The preview', load);
  return (
    uid !== null &&
    PreviewSheet && (
      <PreviewSheet
        uid={uid}
        rows={rows.flatMap((row) => (isBroken(row) || !row.hasPreview ? [] : [row]))}
        initial={initial?.uid === uid ? initial : null}
        {...props}
      />
    )
  );
}
