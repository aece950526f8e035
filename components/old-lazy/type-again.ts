/** Presses a key where the focus is now: it came before what it was meant for. */
export function typeAgain({ key, shiftKey, ctrlKey, metaKey }: KeyboardEvent): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, ctrlKey, metaKey, bubbles: true, cancelable: true }),
  );
}
