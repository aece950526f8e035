import { RENEWAL_PATH } from './public-paths';

type Asked = { method: string; pathname: string; headers: Pick<Headers, 'get'> };

/** Whether another site, and no page of the app, started this request. */
export function isForeign({ method, pathname, headers }: Asked): boolean {
  if (method === 'DELETE' && !isOwnOrigin(headers)) return true;
  if (!pathname.startsWith('/api/')) return method === 'POST' && !isOwnOrigin(headers);
  // The provider leads back to /api/auth/, and the renewal may follow a link elsewhere.
  if (pathname.startsWith('/api/auth/') || pathname === RENEWAL_PATH) return false;
  return OTHER_SITES.has(headers.get('sec-fetch-site') ?? '');
}

const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);

/** The framework compares the same two before an action, and answers 500 where they differ. */
function isOwnOrigin(headers: Asked['headers']): boolean {
  const host = URL.parse(headers.get('origin') ?? '')?.host;
  if (!host) return false;
  return [headers.get('x-forwarded-host'), headers.get('host')].includes(host);
}
