import { RENEWAL_PATH } from './public-paths';

type Asked = { method: string; pathname: string; headers: Pick<Headers, 'get'> };

/** True if another site started this request, not a page of the app. */
export function isForeign({ method, pathname, headers }: Asked): boolean {
  if (method === 'DELETE' && !isOwnOrigin(headers)) return true;
  if (!pathname.startsWith('/api/')) return method === 'POST' && !isOwnOrigin(headers);
  // Other sites may lead here: the provider redirects to /api/auth/, and a page that another site links to may redirect
  // to the renewal.
  if (pathname.startsWith('/api/auth/') || pathname === RENEWAL_PATH) return false;
  return OTHER_SITES.has(headers.get('sec-fetch-site') ?? '');
}

const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/**
 * Compares `Origin` with the host before an action runs. Next.js does that too, but responds with 500 if they differ.
 */
function isOwnOrigin(headers: Asked['headers']): boolean {
  const host = URL.parse(headers.get('origin') ?? '')?.host;
  if (!host) return false;
  return [headers.get('x-forwarded-host'), headers.get('host')].includes(host);
}
