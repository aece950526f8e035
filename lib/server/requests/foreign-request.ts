import { RENEWAL_PATH } from './public-paths';

type Asked = { method: string; pathname: string; headers: Pick<Headers, 'get'> };

/**
 * Whether no page of the app asked for this: data or a file that another site started, which a link there would download
 * in a member of staff's name, or a change whose Origin, which every browser sends, is not the app's own.
 */
export function isForeign({ method, pathname, headers }: Asked): boolean {
  if (method === 'DELETE' && !isOwnOrigin(headers)) return true;
  if (!pathname.startsWith('/api/')) return method === 'POST' && !isOwnOrigin(headers);
  // The provider leads back to /api/auth/, and a page that a link elsewhere opens may pass the renewal of its token.
  if (pathname.startsWith('/api/auth/') || pathname === RENEWAL_PATH) return false;
  return OTHER_SITES.has(headers.get('sec-fetch-site') ?? '');
}

const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/** The framework compares the same two before it runs an action, and answers 500 where they differ. */
function isOwnOrigin(headers: Asked['headers']): boolean {
  const host = URL.parse(headers.get('origin') ?? '')?.host;
  if (!host) return false;
  return [headers.get('x-forwarded-host'), headers.get('host')].includes(host);
}
