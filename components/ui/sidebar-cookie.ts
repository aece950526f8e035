export const SIDEBAR_COOKIE_NAME = 'sidebar_state';
const SIDEBAR_COOKIE_MAX_AGE = 604_800;

/** On HTTPS, the prefix prevents other hosts from setting this cookie. */
export function sidebarCookie(open: boolean, { isHttps }: { isHttps: boolean }): string {
  const [prefix, secure] = isHttps ? ['__Host-', '; secure'] : ['', ''];
  return `${prefix}${SIDEBAR_COOKIE_NAME}=${open}; path=/; max-age=${SIDEBAR_COOKIE_MAX_AGE}; samesite=lax${secure}`;
}

export function readSidebarOpen(cookie: string | undefined): boolean {
  return cookie !== 'false';
}
