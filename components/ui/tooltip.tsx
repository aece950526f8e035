'use client';

import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FirstTrigger } from './tooltip-layer';
import { TRIGGERS } from './tooltip-triggers';
import { useLoaded } from './use-loaded';

const load = () => import('./tooltip-layer').then(({ TooltipLayer }) => TooltipLayer);

/** Loads its code when pointer or focus first reach a trigger. */
export function TooltipProvider() {
  const [Layer, prepare] = useLoaded(load);
  const first: RefObject<FirstTrigger | null> = useRef(null);
  const reach = useEffectEvent(({ target, type }: Event) => {
    const trigger = target instanceof Element ? target.closest(TRIGGERS) : null;
    first.current = trigger && { target: trigger, type, at: performance.now() };
    // Each tooltip repeats its trigger's name, so a failure loses nothing.
    if (trigger) prepare().catch(() => undefined);
  });
  const isLoaded = Layer !== undefined;
  useEffect(() => {
    if (isLoaded) return;
    const stop = new AbortController();
    const on = (event: Event) => reach(event);
    for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, on, stop);
    return () => stop.abort();
  }, [isLoaded]);
  return Layer ? <Layer first={first} /> : null;
}
