import { showToast } from './toast';

/** Says why a script could not be loaded. If the app still responds, an update has removed the script. */
export async function showScriptFailure(name: string): Promise<void> {
  const isReachable = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  showToast({
    title: `${name} could not be loaded`,
    description: isReachable
      ? 'Fairway has been updated since you opened this page. Reload the page to continue.'
      : 'Check your connection and reload the page.',
    variant: 'destructive',
  });
}
