'use client';

import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { TooltipsLoaded } from './tooltip';
import type { FirstTrigger } from './tooltip-layer';
import { TRIGGERS } from './tooltip-triggers';
import { useLoaded } from './use-loaded';

const load = () => import('./tooltip-layer').then(({ TooltipLayer }) => TooltipLayer);

type Props = {
  /** Milliseconds before a tooltip opens. */
  delayDuration?: number;
  /** For this many milliseconds after a tooltip has closed, the next one opens at once. */
  skipDelayDuration?: number;
  children: ReactNode;
};

/** Wraps the whole app. Its code loads when pointer or focus first reach a trigger. */
export function TooltipProvider({ delayDuration = 700, skipDelayDuration = 300, children }: Props) {
  const [Layer, prepare] = useLoaded(load);
  const first: RefObject<FirstTrigger | null> = useRef(null);
  const reach = useEffectEvent(({ target, type }: Event) => {
    const trigger = target instanceof Element ? target.closest(TRIGGERS) : null;
    first.current = trigger && { target: trigger, type, at: performance.now() };
    // Ignored, because each tooltip only repeats its trigger's name.
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
    <TooltipsLoaded value={isLoaded}>
      {children}
      {Layer && <Layer first={first} delayDuration={delayDuration} skipDelayDuration={skipDelayDuration} />}
    </TooltipsLoaded>
  );
}
