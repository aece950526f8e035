'use client';

import dynamic from 'next/dynamic';
import { useSearchParams } from 'next/navigation';
import { type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { readPeek } from '@/lib/list/address/peek-address';
import { openWhenLoaded, preload } from './open-when-loaded';
import type { PreviewSheetProps } from './preview-sheet';

const load = () => import('./preview-sheet').then((module) => module.PreviewSheet);
const PreviewSheet = dynamic(load, { ssr: false });

/** Loads the sheet on intent. */
export const warmPreview = () => preload(load);

type Props = Omit<PreviewSheetProps, 'uid'> & {
  /** The preview of the page's address for browsers without scripting. */
  children?: ReactNode;
};

/** Shows the record of the row that the address names beside the list. */
export function Preview({ children, ...props }: Props) {
  const uid = readPeek(useSearchParams());
  const [isLoaded, setLoaded] = useState(false);
  const isHydrated = useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
  const isOpen = uid !== null;
  useEffect(() => {
    if (isOpen) openWhenLoaded('The preview', load, () => setLoaded(true));
  }, [isOpen]);
  if (uid !== null && isLoaded) return <PreviewSheet uid={uid} {...props} />;
  return isHydrated ? null : children;
}

const subscribe = () => () => undefined;
