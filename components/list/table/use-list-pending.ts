import { usePathname } from 'next/navigation';
import { usePending } from '@/components/navigation/navigation';

/** True while other rows of this screen load, or the same rows again. */
export function useListPending(): boolean {
  const pending = usePending();
  const here = usePathname();
  return pending !== null && pending.href.split('?', 1)[0] === here;
}
