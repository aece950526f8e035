export const SHORTCUTS_COOKIE = 'shortcuts';

/** Whether letters and signs are shortcuts in this browser (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return !document.cookie.includes(`${SHORTCUTS_COOKIE}=off`);
}
