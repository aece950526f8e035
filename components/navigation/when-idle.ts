import { savesData } from './saves-data';

/** Not in Safari, which has no idle callback, nor where data is saved. @returns the function that cancels it */
export function whenIdle(task: () => void): (() => void) | undefined {
  if (savesData() || !('requestIdleCallback' in window)) return undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
