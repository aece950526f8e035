import 'server-only';
import { log } from '@/lib/server/log';
import { pathnameOf, type RequestHook } from './incoming-request';
import { isUnlogged } from './public-paths';

/** Warns once if a page is opened on another host than AUTH_URL's, because a sign-in there would change the host. */
export function warnOfOtherHost(authUrl: string): RequestHook {
  const expected = new URL(authUrl).host;
  let hasWarned = false;
  return ({ request }) => {
    const host = request.headers['x-forwarded-host'] ?? request.headers.host;
    if (hasWarned || host === expected || isUnlogged(pathnameOf(request))) return;
    hasWarned = true;
    log('warn', 'server.other-host', { variable: 'AUTH_URL' });
  };
}
