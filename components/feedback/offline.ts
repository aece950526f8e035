import { showToast } from './toast';

/** Offline, the browser would replace the page by its own error. */
export function warnOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'You are offline',
    description: 'Try again when you are back online.',
    variant: 'destructive',
  });
  return true;
}
