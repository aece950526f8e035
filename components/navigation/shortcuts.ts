import { useLayoutEffect, useRef } from 'react';

/** Handles a shortcut key. @returns false to leave the key to another handler */
type Handler = () => unknown;

const handlers: { key: string; run: Handler }[] = [];

/** Registers shortcuts while the component is mounted. The first component that accepts a key handles it. */
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

/** @returns whether a component handled the key */
export function runShortcut(key: string): boolean {
  return handlers.some((one) => one.key === key && one.run() !== false);
}

export function hasShortcut(key: string): boolean {
  return handlers.some((one) => one.key === key);
}
