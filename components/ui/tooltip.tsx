'use client';

import { type ComponentType, type RefObject, useEffect, useRef, useState } from 'react';
import type { FirstTrigger } from './tooltip-layer';
import { TRIGGERS } from './tooltip-triggers';

type Layer = ComponentType<{ first: RefObject<FirstTrigger | null> }>;

/** The tooltips of the whole app, mounted once; their code comes when pointer or focus first reach a trigger. */
export function TooltipProvider() {
  const [Layer, setLayer] = useState<Layer>();
  const first = useRef<FirstTrigger | null>(null);
  useEffect(() => {
    if (Layer) return;
    const stop = new AbortController();
    const on = ({ target, type }: Event) => {
      const trigger = target instanceof Element ? target.closest(TRIGGERS) : null;
      first.current = trigger && { target: trigger, type, at: performance.now() };
      // Without the code there are no tooltips: each repeats its trigger's name.
      if (trigger)
        import('./tooltip-layer').then(
          ({ TooltipLayer }) => setLayer(() => TooltipLayer),
          () => undefined,
        );
    };
    for (const type of ['pointerover', 'focusin', 'click']) document.addEventListener(type, on, stop);
    return () => stop.abort();
  }, [Layer]);
  return Layer ? <Layer first={first} /> : null;
}
