import { savesData } from './saves-data';

/**
 * Does nothing if the browser saves data or has no idle callback (Safari).
 * @returns a function that cancels the task
 */
export function whenIdle(task: () => void): (() => void) | undefined {
  if (savesData() || !('requestIdleCallback' in window)) return undefined;
  const handle = requestIdleCallback(task);
  return () => cancelIdleCallback(handle);
}
