'use client';

import { useLayoutEffect } from 'react';
import { decoded } from '@/lib/format/decoded';
import { createStore, useStore } from './store';

export type RecordName = { href: string; name: string; isMissing?: boolean };

const latest = createStore<RecordName | null>(null);

/** @returns a function that unsubscribes */
export function onRecordOpened(callback: (record: RecordName) => void): () => void {
  const listener = () => {
    const record = latest.get();
    if (record && !record.isMissing) callback(record);
  };
  listener();
  return latest.subscribe(listener);
}

/** Passes the record's name to the breadcrumbs, whose layout does not render again on navigation. */
export function CrumbName({ href, name, isMissing = false }: RecordName) {
  useLayoutEffect(() => latest.set({ href, name, isMissing }), [href, name, isMissing]);
  return null;
}

/**
 * Returns a function that names the record at a URL.
 * @param first the name in the first HTML
 */
export function useRecordName(first: RecordName | null): (href: string) => string | undefined {
  const record = useStore(latest, (state) => state);
  // Compared after decoding, because URLs of the same page may be encoded differently.
  return (href) => [record, first].find((one) => one && decoded(one.href) === decoded(href))?.name;
}
