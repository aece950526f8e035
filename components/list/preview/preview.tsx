'use client';

import { useSearchParams } from 'next/navigation';
import { useList } from '@/components/list/table/list-context';
import { preload } from '@/components/list/table/open-when-loaded';
import { isBroken } from '@/components/list/table/table-model';
import { useLoadedWhen } from '@/components/list/table/use-loaded-when';
import { readPreview } from '@/lib/list/url/preview-url';
import type { Preview as PreviewData } from '@/lib/resources/preview';

const load = () => import('./preview-sheet').then((module) => module.PreviewSheet);

export const warmPreview = () => preload(load);

/** @param initial the record that is previewed when the list is opened */
export function Preview({ initial }: { initial: PreviewData | null }) {
  const { rows } = useList();
  const uid = readPreview(useSearchParams());
  const PreviewSheet = useLoadedWhen(uid !== null, 'The preview', load);
  return (
    uid !== null &&
    PreviewSheet && (
      <PreviewSheet
        uid={uid}
        rows={rows.flatMap((row) => (isBroken(row) || !row.hasPreview ? [] : [row]))}
        initial={initial?.uid === uid ? initial : null}
      />
    )
  );
}
