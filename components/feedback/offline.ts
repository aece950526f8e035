import { showToast } from './toast';

/** Says so where the browser is offline, and returns whether it is: it would put an error of its own in the page's place. */
export function warnOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'You are offline',
    description: 'Try again when you are back online.',
    variant: 'destructive',
  });
  return true;
}
