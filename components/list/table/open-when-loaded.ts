import { showScriptFailure } from '@/components/feedback/script-failure';

/** Calls `open` once the script has loaded; shows a toast when it cannot be loaded. */
export function openWhenLoaded(name: string, load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showScriptFailure(name));
}

/** Ignores a failure, because `openWhenLoaded` tries again and shows the failure. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
