export const SHORTCUTS_COOKIE = 'shortcuts';

/** Users can turn off single-character shortcuts (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return !document.cookie.includes(`${SHORTCUTS_COOKIE}=off`);
}
