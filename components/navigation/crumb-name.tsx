'use client';

import { useLayoutEffect } from 'react';
import { decoded } from '@/lib/format/decoded';
import { createStore, useStore } from './store';

export type RecordName = { href: string; name: string };

const latest = createStore<RecordName | null>(null);

/** Calls back with the record of each page that is opened. @returns the function that stops it */
export function onRecordOpened(callback: (record: RecordName) => void): () => void {
  const listener = () => {
    const record = latest.get();
    if (record) callback(record);
  };
  listener();
  return latest.subscribe(listener);
}

/**
 * Gives the breadcrumbs the name of the page's record, in the frame in which the page appears: the layout, which has it
 * in the first HTML, does not render again on a navigation.
 */
export function CrumbName({ href, name }: RecordName) {
  useLayoutEffect(() => latest.set({ href, name }), [href, name]);
  return null;
}

/** The name of the record at an address, as its page gave it, else as the first HTML has it. */
export function useRecordName(first: RecordName | null): (href: string) => string | undefined {
  const record = useStore(latest, (state) => state);
  // Two spellings of an address differ by what they encode.
  return (href) => [record, first].find((one) => one && decoded(one.href) === decoded(href))?.name;
}
