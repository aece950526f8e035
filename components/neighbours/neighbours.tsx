'use client';

import { type ComponentType, useEffect, useState } from 'react';
import { OPENED_FROM } from './list-left';

const load = () => import('./neighbour-links');

const EVENTS = ['pointerdown', 'click', 'auxclick'] as const;

/**
 * The place of a record in the list that it was opened from, and its neighbours there. Nothing is loaded before the
 * first click in a row of a list, which opens its record.
 */
export function Neighbours() {
  const [Links, setLinks] = useState<ComponentType>();
  useEffect(() => {
    let isOverlaid = false;
    const show = async (event?: MouseEvent) => {
      const clicked = event && { event, isOverlaid, from: location.pathname + location.search };
      const { NeighbourLinks, onRowClick } = await load();
      if (clicked) onRowClick(clicked);
      setLinks(() => NeighbourLinks);
    };
    const on = (event: MouseEvent) => {
      const { target, type } = event;
      if (type === 'pointerdown') isOverlaid = document.querySelector(':popover-open') !== null;
      else if (target instanceof Element && target.closest('tr[data-uid], [data-peek-open]')) {
        // Offline, or after an update: the record is opened without neighbours, by its link only.
        show(event).catch(() => undefined);
      }
    };
    if (sessionStorage.getItem(OPENED_FROM)) show().catch(() => undefined);
    // Before the router, which takes the click.
    const stop = new AbortController();
    for (const type of EVENTS) document.addEventListener(type, on, { capture: true, signal: stop.signal });
    return () => stop.abort();
  }, []);
  return Links ? <Links /> : null;
}
