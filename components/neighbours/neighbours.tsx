'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { OPENED_FROM } from './list-left';

const load = () => import('./neighbour-links');

/**
 * The place of a record in the list that it was opened from, and its neighbours there. Nothing is loaded before the
 * first record is opened from a list.
 */
export function Neighbours() {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    if (Links) return;
    const show = async (link?: Element) => {
      const from = location.pathname + location.search;
      const { NeighbourLinks, remember } = await load();
      if (link) remember(link, from);
      setLinks(() => NeighbourLinks);
    };
    const onClick = ({ target }: Event) => {
      const link = target instanceof Element && target.closest('[data-row-link], [data-peek-open]');
      // Offline, or after an update: the record is opened without neighbours.
      if (link) show(link).catch(() => undefined);
    };
    if (sessionStorage.getItem(OPENED_FROM)) show().catch(() => undefined);
    // Before the router, which takes the click.
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [Links]);
  return Links ? <Links /> : null;
}
