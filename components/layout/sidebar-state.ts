/** `auto` follows the width of the window: open from 1280 px, a rail below. */
export type SidebarState = 'auto' | 'open' | 'closed';

export const SIDEBAR_COOKIE = 'sidebar_state';
export const SIDEBAR_COOKIE_SECONDS = 604_800;

export function readSidebarState(value: string | undefined): SidebarState {
  if (value === 'true') return 'open';
  return value === 'false' ? 'closed' : 'auto';
}
