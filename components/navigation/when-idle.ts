import { savesData } from './saves-data';

/** Skips the task in Safari, which has no idle callback, and if the browser saves data. @returns a function that cancels it */
export function whenIdle(task: () => void): (() => void) | undefined {
  if (savesData() || !('requestIdleCallback' in window)) return undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
