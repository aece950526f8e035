import { RENEWAL_PATH } from './public-paths';

type Asked = { method: string; pathname: string; headers: Pick<Headers, 'get' | 'has'> };

/**
 * Whether no page of the app asked for this: data or a file that another site started, which a link there would download
 * in a member of staff's name, or a change without an Origin, which every browser sends.
 */
export function isForeign({ method, pathname, headers }: Asked): boolean {
  if (method === 'DELETE' && !headers.has('origin')) return true;
  if (!pathname.startsWith('/api/')) return method === 'POST' && !headers.has('origin');
  // The provider leads back to /api/auth/, and a page that a link elsewhere opens may pass the renewal of its token.
  if (pathname.startsWith('/api/auth/') || pathname === RENEWAL_PATH) return false;
  return OTHER_SITES.has(headers.get('sec-fetch-site') ?? '');
}

const OTHER_SITES: ReadonlySet<string> = new Set(['cross-site', 'same-site']);
