import { useEffect, useEffectEvent, useState } from 'react';
import { takeRowLeft } from '@/components/navigation/way-back';

const MARKED_MS = 2000;

/** On the way back to a list: the uid of the record that was left, marked for a moment. @param focus scrolls to its row */
export function useRowLeft(uids: readonly (string | null)[], focus: (index: number) => unknown): string | null {
  const [returned, setReturned] = useState<string | null>(null);
  const focusRow = useEffectEvent(focus);
  useEffect(() => {
    const uid = takeRowLeft();
    const index = uids.indexOf(uid);
    if (uid === null || index === -1) return;
    // After the table has returned to where it was scrolled to.
    const frame = requestAnimationFrame(() => {
      focusRow(index);
      setReturned(uid);
    });
    return () => cancelAnimationFrame(frame);
  }, [uids]);
  useEffect(() => {
    if (returned === null) return;
    const timer = setTimeout(setReturned, MARKED_MS, null);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned;
}
