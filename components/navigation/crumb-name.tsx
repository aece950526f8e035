'use client';

import { useLayoutEffect } from 'react';
import { decoded } from '@/lib/format/decoded';
import { createStore, useStore } from './store';

export type RecordName = { href: string; name: string };

const latest = createStore<RecordName | null>(null);

/** @returns the function that stops it */
export function onRecordOpened(callback: (record: RecordName) => void): () => void {
  const listener = () => {
    const record = latest.get();
    if (record) callback(record);
  };
  listener();
  return latest.subscribe(listener);
}

/** The layout does not render again on navigation, so the page names its record for the breadcrumbs. */
export function CrumbName({ href, name }: RecordName) {
  useLayoutEffect(() => latest.set({ href, name }), [href, name]);
  return null;
}

/** As its page named it, else from the first HTML. */
export function useRecordName(first: RecordName | null): (href: string) => string | undefined {
  const record = useStore(latest, (state) => state);
  // Two spellings of an address differ by what they encode.
  return (href) => [record, first].find((one) => one && decoded(one.href) === decoded(href))?.name;
}
