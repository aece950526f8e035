/** The screens without a session; a test holds them equal to the routes. */
export const PUBLIC_SCREENS: readonly string[] = ['/login', '/forgot-password', '/reset-password'];

/** The page of all components: shows no data, and is open only where the environment asks for it. */
const DESIGN = '/design';

export function isPublicScreen(pathname: string, withDesign = false): boolean {
  const screen = pathname.replace(/(?<=.)\/+$/, '');
  return PUBLIC_SCREENS.includes(screen) || (withDesign && screen === DESIGN);
}

/** The balancer's probe. */
const HEALTH = '/healthz';
const ROOT_FILES: readonly string[] = ['/favicon.ico', '/icon.svg', '/robots.txt'];

/** One character of a path below `/_next/static/`. No dot segment and no encoded slash may pass as a file. */
const STATIC_CHARACTER = '(?:[\\w/.~@\\(\\)[\\]-]|%40|%5[BD])';

/** The build's files and those at the root. */
export function isStaticFile(pathname: string): boolean {
  return ROOT_FILES.includes(pathname) || (STATIC_FILE.test(pathname) && !pathname.includes('..'));
}

const STATIC_FILE = new RegExp(`^/_next/static/${STATIC_CHARACTER}+$`);

/** Requests that would fill the log with lines that say nothing. */
export function isUnlogged(pathname: string): boolean {
  return pathname === HEALTH || isStaticFile(pathname);
}

/** Renews a token that the API refused to a page, which cannot set cookies, and leads back to the page. */
export const RENEWAL_PATH = '/api/session/renew';

/** Signing in and out, the session check and files cost little, and have to work under full load. */
export function isNeverShed(pathname: string): boolean {
  if (isUnlogged(pathname) || PUBLIC_SCREENS.includes(pathname)) return true;
  return pathname === '/api/session' || pathname === RENEWAL_PATH || pathname.startsWith('/api/auth/');
}

/** Exports, searches and screens of dozens of API calls, which can be had again. */
export function isHeavy(url: string): boolean {
  return HEAVY.test(url) || /[?&](?:q|results)=[^&]/.test(url);
}

const HEAVY = /^\/(?:api\/(?:export\/|search|live\/now-playing)|break-down|compare|month|now-playing)/;

/** As parts of a pattern. */
const ROOT_NAMES = [HEALTH, ...ROOT_FILES].map((path) => path.slice(1).replace('.', '\\.'));

/** Where the middleware does not run. The framework reads the matcher as a literal; a test holds it equal to this. */
export const MIDDLEWARE_SOURCE = `/((?!_next/static/${STATIC_CHARACTER}+$|${ROOT_NAMES.map((name) => `${name}$`).join('|')}).*)`;

/** The same paths as header sources of next.config.ts. */
export const SOURCES_WITHOUT_MIDDLEWARE: readonly string[] = [
  '/_next/static/:path*',
  `/:path(${ROOT_NAMES.join('|')})`,
];
