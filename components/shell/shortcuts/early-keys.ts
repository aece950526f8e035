import { typeAgain } from '@/components/old-lazy/type-again';

declare global {
  interface Window {
    /** Ends the keeping of keys, and returns those that came before the page's scripts ran. */
    takeEarlyKeys?: () => KeyboardEvent[];
  }
}

/** Presses the keys that came before the page's scripts ran. What follows on a search is typed into its field. */
export async function pressEarlyKeys(): Promise<void> {
  for (const event of window.takeEarlyKeys?.() ?? []) {
    // Whatever listens does by now, and what the key before opened has the focus.
    await new Promise((resolve) => setTimeout(resolve));
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    // The only way that a field's own listeners and its undo know of.
    if (isTyped && document.activeElement?.matches('input')) document.execCommand('insertText', false, event.key);
    else typeAgain(event);
  }
}
