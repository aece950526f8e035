import { showToast } from './toast';

/** Says that a part of the screen did not load: its script went with an update where the app still answers. */
export async function showScriptFailure(name: string): Promise<void> {
  const isReachable = await fetch('/icon.svg', { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
  showToast({
    title: `${name} could not be loaded`,
    description: isReachable
      ? 'Fairway was updated since you opened this page. Reload the page to go on.'
      : 'Check your connection and reload the page.',
    variant: 'destructive',
  });
}
