'use client';

import dynamic from 'next/dynamic';
import { usePathname } from 'next/navigation';
import { useEffect, useState } from 'react';
import { hasOpenedAny } from '@/components/navigation/opened-from';

const load = () => import('./neighbour-links').then((module) => module.NeighbourLinks);
const NeighbourLinks = dynamic(load, { ssr: false });

/**
 * The place of a record in the list that it was opened from, and its neighbours there. Nothing is loaded before a record
 * was opened from a list.
 */
export function Neighbours() {
  const pathname = usePathname();
  const [isLoaded, setLoaded] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may be the first that was opened from a list
  useEffect(() => {
    // Offline, or after an update of the app, the record has no neighbours.
    if (hasOpenedAny())
      load().then(
        () => setLoaded(true),
        () => undefined,
      );
  }, [pathname]);
  return isLoaded && <NeighbourLinks />;
}
