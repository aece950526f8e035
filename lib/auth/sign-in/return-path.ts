const OWN = 'http://own.invalid';
/** What is longer is not come back to: an answer's headers would not fit through a proxy. */
export const MAX_RETURN_LENGTH = 2048;

/**
 * The path to come back to after sign-in, or `/` when the wanted one leads anywhere but to a screen of this origin.
 * Browsers drop tabs and newlines and read a backslash as a slash, so none of them may pass.
 */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_RETURN_LENGTH || !wanted.startsWith('/')) return '/';
  if (/[\\\p{Cc}]/u.test(wanted) || wanted.startsWith('//')) return '/';
  const url = URL.parse(wanted, OWN);
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//')) return '/';
  if (isPublicPath(url.pathname) || url.pathname.startsWith('/api/')) return '/';
  return `${url.pathname}${url.search}${url.hash}`;
}

const PUBLIC_PATHS: readonly string[] = ['/login', '/forgot-password', '/reset-password'];

/** The screens that are shown without a session. */
export function isPublicPath(pathname: string): boolean {
  return PUBLIC_PATHS.includes(pathname.replace(/(?<=.)\/+$/, ''));
}

/** The request's own path and query, set by the middleware for the way back after sign-in. */
export const PATH_HEADER = 'x-fairway-path';
