import { useEffect, useState } from 'react';
import { usePending } from '@/components/navigation/navigation';

const SLOW_AFTER_MS = 150;

export function useSlowPending(): boolean {
  const isPending = usePending() !== null;
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isPending) return;
    const timer = setTimeout(setSlow, SLOW_AFTER_MS, true);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isPending]);
  return isSlow;
}
