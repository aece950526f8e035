'use client';

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import type { FirstTrigger } from './tooltip-layer';
import { TRIGGERS } from './tooltip-triggers';
import { useLoaded } from './use-loaded';

const load = () => import('./tooltip-layer').then(({ TooltipLayer }) => TooltipLayer);

type Props = {
  /** Milliseconds. */
  delayDuration?: number;
  /** Milliseconds after one has closed in which the next opens at once. */
  skipDelayDuration?: number;
  children: ReactNode;
};

/** Around the app once. Loads its code when pointer or focus first reach a trigger; the server draws the other parts. */
export function TooltipProvider({ delayDuration = 700, skipDelayDuration = 300, children }: Props) {
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
  return (
    <>
      {children}
      {Layer && <Layer first={first} delayDuration={delayDuration} skipDelayDuration={skipDelayDuration} />}
    </>
  );
}
