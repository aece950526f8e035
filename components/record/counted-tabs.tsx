'use client';

import { useEffect, useState } from 'react';
import type { LoadedTab, TabTotals } from '@/lib/resources/loaded';
import { RecordTabs } from './record-tabs';

type Props = { label: string; tabs: readonly LoadedTab[]; totals: Promise<TabTotals> };

/** Adds totals when they arrive. Reading the promise with `use` would make each page turn wait for the totals. */
export function CountedTabs({ label, tabs, totals }: Props) {
  const [counted, setCounted] = useState<TabTotals>();
  useEffect(() => {
    let isLatest = true;
    const show = (update: () => TabTotals) => isLatest && setCounted(update);
    totals.then(
      (arrived) => show(() => arrived),
      (error) =>
        show(() => {
          throw error;
        }),
    );
    return () => {
      isLatest = false;
    };
  }, [totals]);
  return <RecordTabs label={label} tabs={tabs.map((tab) => ({ ...tab, ...counted?.get(tab.href) }))} />;
}
