import { RENEWAL_PATH } from './public-paths';

type Asked = { method: string; pathname: string; headers: Pick<Headers, 'get'> };

/** True when another site started this request, and not a page of the app. */
export function isForeign({ method, pathname, headers }: Asked): boolean {
  if (method === 'DELETE' && !isOwnOrigin(headers)) return true;
  if (!pathname.startsWith('/api/')) return method === 'POST' && !isOwnOrigin(headers);
  // The provider redirects to /api/auth/. A link on another site may open a page that redirects to a token renewal.
  if (pathname.startsWith('/api/auth/') || pathname === RENEWAL_PATH) return false;
  return OTHER_SITES.has(headers.get('sec-fetch-site') ?? '');
}

const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/** Compares `Origin` with the host, as Next.js does before an action; Next.js would answer 500 when they differ. */
function isOwnOrigin(headers: Asked['headers']): boolean {
  const host = URL.parse(headers.get('origin') ?? '')?.host;
  if (!host) return false;
  return [headers.get('x-forwarded-host'), headers.get('host')].includes(host);
}
