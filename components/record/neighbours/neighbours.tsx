'use client';

import { usePathname } from 'next/navigation';
import { useEffect, useEffectEvent } from 'react';
import { hasOpenedAny } from '@/components/navigation/opened-from';
import { useLoaded } from '@/components/ui/use-loaded';

const load = () => import('./neighbour-links').then((module) => module.NeighbourLinks);

/** Loads its script only after a record was opened from a list. */
export function Neighbours() {
  const pathname = usePathname();
  const [NeighbourLinks, prepare] = useLoaded(load);
  // If the script cannot be loaded, the record has no links to its neighbours.
  const prepareForRecord = useEffectEvent(() => hasOpenedAny() && prepare().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: any page may be the first one opened from a list
  useEffect(() => void prepareForRecord(), [pathname]);
  return NeighbourLinks && <NeighbourLinks />;
}
