export const SIDEBAR_COOKIE_NAME = 'sidebar_state';
export const SIDEBAR_COOKIE_MAX_AGE = 604_800;

/** Whether the sidebar is open; undefined lets the width decide: open from 1280 px, a rail below. */
export function readSidebarOpen(cookie: string | undefined): boolean | undefined {
  if (cookie === 'true') return true;
  return cookie === 'false' ? false : undefined;
}
