import { usePathname } from 'next/navigation';
import { usePending } from '@/components/navigation/navigation';

/** True while the list loads other rows or refreshes. */
export function useListPending(): boolean {
  const pending = usePending();
  const here = usePathname();
  return pending !== null && pending.href.split('?', 1)[0] === here;
}
