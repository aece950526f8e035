import { type ComponentType, useCallback, useState } from 'react';
import { showToast } from '@/components/feedback/toast';
import { useLoaded } from '@/components/ui/use-loaded';

/**
 * What a button opens: imported when pointer or focus reach the button, and with the click at the latest.
 * @param onFailure runs when it could not be imported, which a toast says
 */
export function useLazy<Props>(name: string, load: () => Promise<ComponentType<Props>>, onFailure?: () => void) {
  const [Loaded, prepare] = useLoaded(load);
  const [open, setOpen] = useState(false);

  const show = useCallback(() => {
    setOpen(true);
    prepare().catch(() => {
      setOpen(false);
      onFailure?.();
      showToast({
        title: `${name} could not be loaded`,
        description: 'Check the connection, then reload the page.',
        variant: 'destructive',
      });
    });
  }, [name, prepare, onFailure]);
  // A failure shows when the click loads it again.
  const preload = () => void prepare().catch(() => undefined);

  return { Loaded, open, setOpen, show, preload };
}
