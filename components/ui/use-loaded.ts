import { useCallback, useState } from 'react';

/** Imports a script once, on demand. If that fails, the promise rejects, and the next call tries again. */
export function useLoaded<Loaded>(load: () => Promise<Loaded>): [Loaded | undefined, prepare: () => Promise<Loaded>] {
  // Wrapped in an object, because React would call a component passed to `setLoaded`.
  const [loaded, setLoaded] = useState<{ it: Loaded }>();
  const prepare = useCallback(async () => {
    if (loaded) return loaded.it;
    const it = await load();
    setLoaded((known) => known ?? { it });
    return it;
  }, [loaded, load]);
  return [loaded?.it, prepare];
}
