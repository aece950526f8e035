import { showToast } from './toast';

/** When the browser is offline, shows a toast and returns true. A navigation would lead to the browser's error page. */
export function warnOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'You are offline',
    description: 'Try again when you are back online.',
    variant: 'destructive',
  });
  return true;
}
