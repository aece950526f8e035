export const SHOW_SHORTCUTS = 'show-shortcuts';

/** Opens the dialog with all shortcuts from anywhere. */
export function showShortcuts(): void {
  dispatchEvent(new Event(SHOW_SHORTCUTS));
}
