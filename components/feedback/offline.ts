import { showToast } from './toast';

/** Offline, shows a toast and returns true, because a navigation would lead to the browser's error page. */
export function warnOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'You are offline',
    description: 'Try again when you are back online.',
    variant: 'destructive',
  });
  return true;
}
