import { showToast } from './toast';

/** Whether the browser is offline, which it then says: instead of a page it would show an error of its own. */
export function warnOffline(): boolean {
  if (navigator.onLine) return false;
  showToast({
    title: 'You are offline',
    description: 'Try again when the connection is back.',
    variant: 'destructive',
  });
  return true;
}
