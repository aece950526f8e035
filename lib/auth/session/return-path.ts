import { unescapeUnreserved } from '@/lib/server/requests/normalize-request';
import { isPublicScreen } from '@/lib/server/requests/public-paths';

const OWN = 'http://own.invalid';
/** The headers of a longer redirect would not fit through a proxy. */
export const MAX_RETURN_LENGTH = 2048;

/** Browsers drop tabs and newlines and read a backslash as a slash, so none of them may pass. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_RETURN_LENGTH || !wanted.startsWith('/')) return '/';
  if (/[\\\p{Cc}]/u.test(wanted) || wanted.startsWith('//')) return '/';
  const url = URL.parse(wanted, OWN);
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//')) return '/';
  const pathname = unescapeUnreserved(url.pathname);
  if (isPublicScreen(pathname) || pathname.startsWith('/api/')) return '/';
  return `${pathname}${url.search}${url.hash}`;
}
