'use client';

import { type ComponentType, useEffect, useRef, useState } from 'react';

/** Waits for the first key that could be a shortcut, fetches what knows them all, and hands the key over. */
export function Shortcuts() {
  const [Keyboard, setKeyboard] = useState<ComponentType<{ first: KeyboardEvent[] }>>();
  const first = useRef<KeyboardEvent[]>([]);
  useEffect(() => {
    if (Keyboard) return;
    const wait = (event: KeyboardEvent) => {
      if (!couldBeShortcut(event)) return;
      first.current.push(event);
      import('./keyboard').then(
        (module) => setKeyboard(() => module.Keyboard),
        // The next key tries again.
        () => first.current.splice(0),
      );
    };
    addEventListener('keydown', wait);
    return () => removeEventListener('keydown', wait);
  }, [Keyboard]);
  return Keyboard && <Keyboard first={first.current} />;
}

function couldBeShortcut(event: KeyboardEvent): boolean {
  const { key, ctrlKey, altKey, metaKey, target, defaultPrevented } = event;
  if (defaultPrevented || (target as Element).matches?.('input,select,textarea')) return false;
  // Firefox would open its own search.
  if (key === '/' && !document.cookie.includes('shortcuts=off')) event.preventDefault();
  // AltGr, which some keyboards need for brackets, is reported as both Ctrl and Alt, or as neither.
  return !metaKey && ctrlKey === altKey && /^(.|Tab|Enter|Home|End|Arrow.*)$/.test(key);
}
