import { type ComponentType, useState } from 'react';
import { showToast } from '@/components/feedback/toast';

/** What a button opens: imported when pointer or focus reach the button, and with the click at the latest. */
export function useLazy<Props>(name: string, load: () => Promise<ComponentType<Props>>) {
  const [Loaded, setLoaded] = useState<ComponentType<Props>>();
  const [open, setOpen] = useState(false);

  const prepare = async () => {
    if (Loaded) return;
    const loaded = await load();
    setLoaded(() => loaded);
  };
  const show = () => {
    setOpen(true);
    prepare().catch(() => {
      setOpen(false);
      showToast({
        title: `${name} could not be loaded`,
        description: 'Check the connection, then reload the page.',
        variant: 'destructive',
      });
    });
  };
  // A failure shows when the click loads it again.
  const preload = () => void prepare().catch(() => undefined);

  return { Loaded, open, setOpen, show, preload };
}
