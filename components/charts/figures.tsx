'use client';

import { ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useWindowEvent } from '@/components/ui/use-window-event';
import { useTrend } from './trend';

export function Figures({ label = 'Show table', children }: { label?: string; children: ReactNode }) {
  const { target } = useTrend();
  const details = useRef<HTMLDetailsElement>(null);
  const [isDrawn, setDrawn] = useState(false);
  const draw = () => setDrawn(true);
  useEffect(() => {
    // The user may have opened the details before this script ran.
    if (details.current?.open) setDrawn(true);
  }, []);
  useLayoutEffect(() => {
    if (target && details.current) details.current.open = true;
  }, [target]);
  useWindowEvent('beforeprint', () => flushSync(draw));
  return (
    <details
      ref={details}
      onToggle={draw}
      className="pt-2 text-xs/5 print:details-content:block print:details-content:h-auto print:details-content:[content-visibility:visible]"
    >
      <summary className="flex w-fit items-center gap-1 rounded-sm [&::-webkit-details-marker]:hidden leading-6 text-muted-foreground hover:text-foreground coarse:leading-11 print:hidden">
        <ChevronRight aria-hidden className="size-3.5 in-open:rotate-90" />
        {label}
      </summary>
      {(isDrawn || target) && <div className="overflow-x-auto px-0.5 py-1 print:overflow-visible">{children}</div>}
    </details>
  );
}
