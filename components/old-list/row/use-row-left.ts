import { useEffect, useState } from 'react';
import { takeRowLeft } from '@/components/navigation/way-back';
import type { ModelRow } from '@/components/old-list/model/list-model';

const MARKED_MS = 2000;

/** On the way back to a list: the row of the record that was left, in sight, focused, and marked for a moment. */
export function useRowLeft(
  rows: readonly ModelRow[],
  focus: (place: number) => boolean,
  isList: boolean,
): string | null {
  const [returned, setReturned] = useState<string | null>(null);
  useEffect(() => {
    const uid = isList ? takeRowLeft() : null;
    const place = rows.findIndex((row) => row.uid === uid);
    if (uid === null || place === -1) return;
    // After the table has restored where it was scrolled to.
    const frame = requestAnimationFrame(() => {
      focus(place);
      setReturned(uid);
    });
    return () => cancelAnimationFrame(frame);
  }, [rows, focus, isList]);
  useEffect(() => {
    if (returned === null) return;
    const timer = setTimeout(setReturned, MARKED_MS, null);
    return () => clearTimeout(timer);
  }, [returned]);
  return returned;
}
