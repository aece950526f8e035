import { useEffect, useEffectEvent } from 'react';
import { whenIdle } from '@/components/lazy/when-idle';
import type { DrawnPeek } from './drawn-peeks';

/** Fetches the peek of the next row once this one is there and the browser is idle, unless it saves data. */
export function usePeekAhead(drawn: Promise<DrawnPeek> | undefined, fetchNext: () => void): void {
  const fetchLatest = useEffectEvent(fetchNext);
  useEffect(() => {
    if (!drawn) return;
    let isLeft = false;
    let forget: (() => void) | undefined;
    const whenThere = async () => {
      await (await drawn).content;
      if (!isLeft) forget = whenIdle(() => fetchLatest());
    };
    // A failure is shown in its place.
    whenThere().catch(() => undefined);
    return () => {
      isLeft = true;
      forget?.();
    };
  }, [drawn]);
}
