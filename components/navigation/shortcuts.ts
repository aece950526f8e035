import { useLayoutEffect, useRef } from 'react';

/** Does what a key stands for on this screen. @returns false: the key means nothing now */
type Handler = () => unknown;

const handlers: { key: string; run: Handler }[] = [];

/** Gives keys a meaning while the component is mounted. Of several, the one mounted first that accepts the key takes it. */
export function useShortcuts(keys: Readonly<Record<string, Handler>>): void {
  const latest = useRef(keys);
  useLayoutEffect(() => {
    latest.current = keys;
  });
  const names = Object.keys(keys).join(' ');
  useLayoutEffect(() => {
    const own = names.split(' ').map((key) => ({ key, run: () => latest.current[key]?.() }));
    handlers.push(...own);
    return () => {
      for (const one of own) handlers.splice(handlers.indexOf(one), 1);
    };
  }, [names]);
}

/** @returns whether a component took the key */
export function runShortcut(key: string): boolean {
  return handlers.some((one) => one.key === key && one.run() !== false);
}

export function hasShortcut(key: string): boolean {
  return handlers.some((one) => one.key === key);
}
