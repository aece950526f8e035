/** Presses a key where the focus is now: it came before what it was meant for. */
export function typeAgain({ key, shiftKey }: KeyboardEvent): void {
  document.activeElement?.dispatchEvent(
    new KeyboardEvent('keydown', { key, shiftKey, bubbles: true, cancelable: true }),
  );
}
