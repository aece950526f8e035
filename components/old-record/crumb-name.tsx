'use client';

import { useLayoutEffect } from 'react';
import { createStore, useStore } from '@/components/navigation/store';
import { decoded } from '@/lib/format/decoded';

export type RecordName = { href: string; name: string };

const opened = createStore<RecordName | null>(null);

/** Calls back with the record of each page that is opened. @returns the function that stops it */
export function onRecordOpened(callback: (record: RecordName) => void): () => void {
  const listener = () => {
    const record = opened.get();
    if (record) callback(record);
  };
  listener();
  return opened.subscribe(listener);
}

/**
 * Gives the breadcrumbs the name of the page's record, in the frame in which the page appears. The layout, which gives
 * it to the first HTML, does not render again on a navigation.
 */
export function CrumbName({ href, name }: RecordName) {
  useLayoutEffect(() => opened.set({ href, name }), [href, name]);
  return null;
}

/** The name of the record at an address, as the page gave it, else as the first HTML has it. */
export function useRecordName(first: RecordName | null): (href: string) => string | undefined {
  const latest = useStore(opened, (record) => record);
  // Two spellings of an address differ by what they encode.
  return (href) => [latest, first].find((record) => record && decoded(record.href) === decoded(href))?.name;
}
