import { savesData } from './saves-data';

/** Skips the task if the browser saves data or has no idle callback (Safari). @returns a function that cancels it */
export function whenIdle(task: () => void): (() => void) | undefined {
  if (savesData() || !('requestIdleCallback' in window)) return undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
