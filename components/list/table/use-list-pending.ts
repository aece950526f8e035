import { usePathname } from 'next/navigation';
import { usePending } from '@/components/navigation/navigation';

/** True while this screen loads other rows, or loads the same rows again. */
export function useListPending(): boolean {
  const pending = usePending();
  const here = usePathname();
  return pending !== null && pending.href.split('?', 1)[0] === here;
}
