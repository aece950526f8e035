import { showScriptFailure } from '@/components/feedback/script-failure';

/** A toast says when the script cannot be loaded. */
export function openWhenLoaded(name: string, load: () => Promise<unknown>, open: () => void): void {
  load().then(open, () => showScriptFailure(name));
}

/** A failure shows when it is loaded again. */
export function preload(load: () => Promise<unknown>): void {
  load().catch(() => undefined);
}
