import { showScriptFailure } from '@/components/feedback/script-failure';

/** Shows a toast when the script cannot be loaded. */
export function openWhenLoaded(name: string, load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showScriptFailure(name));
}

/** Ignores a failure here, because `openWhenLoaded` tries again and shows it. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
