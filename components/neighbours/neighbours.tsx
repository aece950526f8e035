'use client';

import { usePathname, useSearchParams } from 'next/navigation';
import { type ComponentType, useEffect, useState } from 'react';
import { OPENED_FROM } from './list-left';
import type { NeighbourProps } from './neighbour-links';

const load = () => import('./neighbour-links');

let remembered: Promise<unknown> | null = null;

/**
 * The place of a record in the list that it was opened from, and its neighbours there. Nothing is loaded before the
 * first record was opened from a list.
 */
export function Neighbours() {
  const address = { pathname: usePathname(), search: useSearchParams().toString() };
  const [Links, setLinks] = useState<ComponentType<NeighbourProps>>();

  useEffect(() => {
    const onClick = ({ target, button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (!link || button || ctrlKey || metaKey || shiftKey || altKey) return;
      if (!link.matches('[data-row-link], [data-peek-open]') && sessionStorage.getItem(OPENED_FROM) === null) return;
      const from = location.pathname + location.search;
      // Offline, or after an update: the record is opened without neighbours.
      remembered = load().then(
        (module) => module.remember(link, from),
        () => undefined,
      );
    };
    // Before the router, which takes the click.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: something may be kept once the address has changed
  useEffect(() => {
    if (Links || (!remembered && sessionStorage.getItem(OPENED_FROM) === null)) return;
    const show = async () => {
      await remembered;
      const { NeighbourLinks } = await load();
      setLinks(() => NeighbourLinks);
    };
    show().catch(() => undefined);
  }, [Links, address.pathname]);

  return Links ? <Links {...address} /> : null;
}
