import { unescapeUnreserved } from '@/lib/format/unescape-unreserved';
import { isPublicScreen } from '@/lib/server/requests/public-paths';

const OWN = 'http://own.invalid';
/** A longer path would make the redirect's headers too large for some proxies. */
export const MAX_RETURN_LENGTH = 2048;

/** Rejects control characters and backslashes: browsers drop tabs and newlines, and take a backslash for a slash. */
export function safeReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > MAX_RETURN_LENGTH || !wanted.startsWith('/')) return '/';
  if (/[\\\p{Cc}]/u.test(wanted) || wanted.startsWith('//')) return '/';
  const url = URL.parse(wanted, OWN);
  if (url === null || url.origin !== OWN || url.pathname.startsWith('//')) return '/';
  const pathname = unescapeUnreserved(url.pathname);
  if (isPublicScreen(pathname) || pathname.startsWith('/api/')) return '/';
  return `${pathname}${url.search}${url.hash}`;
}
