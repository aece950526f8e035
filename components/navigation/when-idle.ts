import { savesData } from './saves-data';

/**
 * Does something in advance once the browser is idle: not in Safari, which has no idle callback, nor where data is saved.
 * @returns the function that takes it back
 */
export function whenIdle(task: () => void): (() => void) | undefined {
  if (savesData() || !('requestIdleCallback' in window)) return undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
