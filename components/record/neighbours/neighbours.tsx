'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { hasOpenedAny } from '@/components/navigation/opened-from';
import { useLoaded } from '@/components/ui/use-loaded';

const load = () => import('./neighbour-links').then((module) => module.NeighbourLinks);

/** Loads nothing before a record was opened from a list. */
export function Neighbours() {
  const pathname = usePathname();
  const [NeighbourLinks, prepare] = useLoaded(load);
  // Offline, or after an update of the app, the record has no neighbours.
  const prepareForRecord = useEffectEvent(() => hasOpenedAny() && prepare().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page may be the first that was opened from a list
  useEffect(() => void prepareForRecord(), [pathname]);
  return NeighbourLinks && <NeighbourLinks />;
}
