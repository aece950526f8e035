import { showScriptFailure } from '@/components/feedback/script-failure';

/** Calls `open` once the script has loaded; shows a toast if it cannot be loaded. */
export function openWhenLoaded(name: string, load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showScriptFailure(name));
}

/** Ignored, because `openWhenLoaded` tries again and reports the failure. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
