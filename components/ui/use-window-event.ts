import { useEffectEvent, useLayoutEffect } from 'react';

type EventMap = WindowEventMap & DocumentEventMap;

/** Listens to window events such as Back, storage, focus and keys; not if `listener` is null. */
export function useWindowEvent<Name extends keyof EventMap>(
  name: Name,
  listener: ((event: EventMap[Name]) => void) | null,
  { capture = false } = {},
): void {
  const latest = useEffectEvent((event: Event) => listener?.(event as EventMap[Name]));
  const isOn = listener !== null;
  // Listens before the browser paints, because what appears may get a key at once.
  useLayoutEffect(() => {
    if (!isOn) return;
    const on = (event: Event) => latest(event);
    addEventListener(name, on, { capture, passive: capture });
    return () => removeEventListener(name, on, { capture });
  }, [name, isOn, capture]);
}
