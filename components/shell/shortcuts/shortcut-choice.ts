export const SHORTCUTS_COOKIE = 'shortcuts';

/** WCAG 2.1.4: single-character shortcuts can be turned off. */
export function areShortcutsOn(): boolean {
  return !document.cookie.includes(`${SHORTCUTS_COOKIE}=off`);
}
