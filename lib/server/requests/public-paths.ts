export const PUBLIC_SCREENS: readonly string[] = ['/login', '/forgot-password', '/reset-password'];

const DESIGN = '/design';

export function isPublicScreen(pathname: string, withDesign = false): boolean {
  const screens = withDesign ? [...PUBLIC_SCREENS, DESIGN] : PUBLIC_SCREENS;
  return screens.some((screen) => pathname.startsWith(screen) && /^\/*$/.test(pathname.slice(screen.length)));
}

/** True for the sign-in screens and the sign-in library, which need no session. */
export function isSignIn(pathname: string): boolean {
  return isPublicScreen(pathname) || pathname.startsWith('/api/auth/');
}

const HEALTH = '/healthz';
const ROOT_FILES: readonly string[] = ['/favicon.ico', '/icon.svg', '/robots.txt'];

/** Excludes encoded dots and slashes, so that the path of a screen cannot pass for that of a file. */
const STATIC_CHARACTER = '(?:[\\w/.~@\\(\\)[\\]-]|%40|%5[BD])';

export function isStaticFile(pathname: string): boolean {
  return ROOT_FILES.includes(pathname) || (STATIC_FILE.test(pathname) && !pathname.includes('..'));
}

const STATIC_FILE = new RegExp(`^/_next/static/${STATIC_CHARACTER}+$`);

export function isUnlogged(pathname: string): boolean {
  return pathname === HEALTH || isStaticFile(pathname);
}

export const RENEWAL_PATH = '/api/session/renew';

/** True for requests that cost little and must work under full load, such as a sign-in. */
export function isNeverShed(pathname: string): boolean {
  if (isUnlogged(pathname) || PUBLIC_SCREENS.includes(pathname)) return true;
  return pathname === '/api/session' || pathname === RENEWAL_PATH || pathname.startsWith('/api/auth/');
}

export function isHeavy(url: string): boolean {
  return isCostly(url) || /^\/api\/(?:export\/|search|similar)/.test(url) || /[?&]q=[^&]/.test(url);
}

/** True for screens and data that need dozens of API calls. */
function isCostly(url: string): boolean {
  return COSTLY.test(url) || /[?&]results=[^&]/.test(url);
}

const COSTLY =
  /^\/(?:(?:api\/)?(?:break-down|compare|month|(?:live\/)?now-playing)|events\/event-courses\/[^/]+\/at-a-glance)/;

const ROOT_NAMES = [HEALTH, ...ROOT_FILES].map((path) => path.slice(1).replace('.', '\\.'));

/** Next.js requires a literal matcher; a test compares it with this text. */
export const MIDDLEWARE_SOURCE = `/((?!_next/static/${STATIC_CHARACTER}+$|${ROOT_NAMES.map((name) => `${name}$`).join('|')}).*)`;

export const SOURCES_WITHOUT_MIDDLEWARE: readonly string[] = [
  '/_next/static/:path*',
  `/:path(${ROOT_NAMES.join('|')})`,
];
