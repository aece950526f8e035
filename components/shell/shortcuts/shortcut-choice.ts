import { choiceCookie } from '@/lib/format/host-cookie';

const NAME = 'shortcuts';

/** Whether letters and signs are shortcuts in this browser (WCAG 2.1.4). */
export function areShortcutsOn(): boolean {
  return !document.cookie.includes(`${NAME}=off`);
}

/** Keeps the choice for a year. */
export function switchShortcuts(on: boolean): void {
  document.cookie = choiceCookie(NAME, on ? '' : 'off', { isHttps: location.protocol === 'https:' });
}
