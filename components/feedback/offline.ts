import { showToast } from './toast';

/** Shows a toast when offline, because a navigation would replace the page by the browser's error page. */
export function warnOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'You are offline',
    description: 'Try again when you are back online.',
    variant: 'destructive',
  });
  return true;
}
