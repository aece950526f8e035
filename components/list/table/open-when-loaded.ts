import { showScriptFailure } from '@/components/feedback/script-failure';

/** Opens a part of the screen once its script has loaded; a toast says so where it cannot be loaded. */
export function openWhenLoaded(name: string, load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showScriptFailure(name));
}

/** Loads the script on intent; a failure shows when it is loaded again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
