import { choiceCookie } from '@/lib/format/host-cookie';
import { SHORTCUTS_COOKIE } from './shortcut-choice';

export function switchShortcuts(on: boolean): void {
  document.cookie = choiceCookie(SHORTCUTS_COOKIE, on ? '' : 'off', { isHttps: location.protocol === 'https:' });
}
