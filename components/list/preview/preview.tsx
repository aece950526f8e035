'use client';

import { useSearchParams } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { openWhenLoaded, preload } from '@/components/list/table/open-when-loaded';
import { type AnyTableRow, isBroken } from '@/components/list/table/table-model';
import { useLoaded } from '@/components/ui/use-loaded';
import { readPeek } from '@/lib/list/address/peek-address';
import type { PreviewSheetProps } from './preview-sheet';

const load = () => import('./preview-sheet').then((module) => module.PreviewSheet);

export const warmPreview = () => preload(load);

type Props = Omit<PreviewSheetProps, 'uid' | 'rows'> & {
  rows: readonly AnyTableRow[];
};

export function Preview({ rows, initial, ...props }: Props) {
  const uid = readPeek(useSearchParams());
  const [PreviewSheet, prepare] = useLoaded(load);
  const isOpen = uid !== null;
  const loadSheet = useEffectEvent(() => openWhenLoaded('The preview', prepare, () => undefined));
  useEffect(() => {
    if (isOpen) loadSheet();
  }, [isOpen]);
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
