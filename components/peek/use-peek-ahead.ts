import { useEffect, useRef } from 'react';
import type { DrawnPeek } from './drawn-peeks';

/** Fetches the peek of the next row once this one is there and the browser is idle, unless it saves data. */
export function usePeekAhead(drawn: Promise<DrawnPeek> | undefined, fetchNext: () => void): void {
  const latest = useRef(fetchNext);
  latest.current = fetchNext;
  useEffect(() => {
    const { connection } = navigator as { connection?: { saveData?: boolean } };
    // Safari has no idle time: there each peek is fetched when it is opened.
    if (!drawn || connection?.saveData || !('requestIdleCallback' in window)) return;
    let isLeft = false;
    let handle: number | undefined;
    const whenThere = async () => {
      await (await drawn).content;
      if (!isLeft) handle = requestIdleCallback(() => latest.current());
    };
    // A failure is shown in its place.
    whenThere().catch(() => undefined);
    return () => {
      isLeft = true;
      if (handle !== undefined) cancelIdleCallback(handle);
    };
  }, [drawn]);
}
