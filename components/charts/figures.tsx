'use client';

import { type ReactNode, useLayoutEffect } from 'react';
import { flushSync } from 'react-dom';
import { useReached } from '@/components/old-lazy/whole-page';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { useTrend } from './trend';

/** The table behind a chart, whole: drawn when it is opened, or printed. On paper it is open. */
export function Figures({ label = 'Figures', children }: { label?: string; children: ReactNode }) {
  const { asked } = useTrend();
  const { box: details, isReached, reach } = useReached<HTMLDetailsElement>();
  useLayoutEffect(() => {
    if (asked && details.current) details.current.open = true;
  }, [asked, details]);
  useWindowEvent('beforeprint', () => flushSync(reach));
  return (
    <details
      ref={details}
      onToggle={reach}
      className="pt-2 text-xs/5 print:details-content:block print:details-content:h-auto print:details-content:[content-visibility:visible]"
    >
      <summary className="w-fit rounded-sm leading-6 text-muted-foreground hover:text-foreground coarse:leading-11 print:hidden">
        {label}
      </summary>
      {(isReached || asked) && <div className="overflow-x-auto px-0.5 py-1 print:overflow-visible">{children}</div>}
    </details>
  );
}
