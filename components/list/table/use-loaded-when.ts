import { useEffect, useEffectEvent } from 'react';
import { useLoaded } from '@/components/ui/use-loaded';
import { openWhenLoaded } from './open-when-loaded';

/** Imports a script as soon as it is needed; shows a toast with `name` if that fails. */
export function useLoadedWhen<Loaded>(
  isNeeded: boolean,
  name: string,
  load: () => Promise<Loaded>,
): Loaded | undefined {
  const [loaded, prepare] = useLoaded(load);
  const start = useEffectEvent(() => openWhenLoaded(name, prepare, () => undefined));
  useEffect(() => {
    if (isNeeded) start();
  }, [isNeeded]);
  return loaded;
}
