import { type NextRequest, NextResponse } from 'next/server';
import { hostedOrigin } from '@/lib/auth/provider/hosted-origin';
import { isActivity } from '@/lib/auth/session/activity';
import { getFreshToken, SessionEnded } from '@/lib/auth/session/fresh-token';
import {
  expiredSessionCookies,
  isOutdated,
  readSessionCookie,
  sessionCookieNames,
  sessionCookies,
} from '@/lib/auth/session/session-cookie';
import { touch } from '@/lib/auth/session/session-store';
import type { SessionToken } from '@/lib/auth/session/session-token';
import { sharedSessions } from '@/lib/auth/session/shared-sessions';
import { MAX_RETURN_LENGTH, PATH_HEADER } from '@/lib/auth/sign-in/return-path';
import { env, isDevelopment } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import {
  BUSY,
  type ErrorPage,
  htmlErrorPage,
  IDLE,
  NOT_ALLOWED,
  NOT_FOUND,
  UNAUTHORIZED,
  UNAVAILABLE,
} from '@/lib/server/html-error-page';
import { isShed } from '@/lib/server/load-shedding';
import { log } from '@/lib/server/log';
import { NON_READ_HEADER } from '@/lib/server/normalize-request';
import { isPublicScreen } from '@/lib/server/public-paths';
import { REQUEST_ID_HEADER } from '@/lib/server/request-id';
import { contentSecurityPolicy, PRIVATE_NO_STORE } from '@/lib/server/security-headers';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/(?:[\\w/.~@[\\]-]|%40|%5[BD])+$|healthz$|icon.svg$|robots.txt$).*)',
    { source: '/:path*', has: [{ type: 'header', key: 'x-not-read' }] },
  ],
};

type Visit = { request: NextRequest; headers: Headers; csp: string };

/** The login rules, the renewal of tokens and the policy of each page. Pages and handlers check the session again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const visit = await startVisit(request);
  if (request.headers.has(NON_READ_HEADER)) return answer(visit, NOT_ALLOWED);
  if (isShed()) return answer(visit, BUSY);
  const { pathname, search } = request.nextUrl;
  if (pathname.startsWith('/api/auth/')) return proceed(visit);

  const session = await readSessionCookie(request.cookies.getAll());
  if (session === null) return anonymous(visit);
  try {
    const fresh = await getFreshToken(session);
    if (isActivity(request.method, request.headers)) touch(fresh);
    const hasReason = request.nextUrl.searchParams.has('reason');
    if (pathname === '/login' && !hasReason) return withSession(redirectTo(visit, '/'), visit, session, fresh);
    if (pathname !== '/' && pathname.endsWith('/')) {
      return withSession(redirectTo(visit, pathname.replace(/\/+$/, '') + search, 308), visit, session, fresh);
    }
    if (fresh !== session) await carryOnRequest(visit, fresh);
    return withSession(proceed(visit), visit, session, fresh);
  } catch (error) {
    if (error instanceof SessionEnded) return anonymous(visit, error.reason);
    log('error', 'session.unavailable', { name: errorName(error) });
    return isPublicScreen(pathname) ? proceed(visit) : answer(visit, UNAVAILABLE);
  }
}

async function startVisit(request: NextRequest): Promise<Visit> {
  const nonce = Buffer.from(crypto.getRandomValues(new Uint8Array(16))).toString('base64');
  const { AVATAR_URL } = env();
  const csp = contentSecurityPolicy({
    nonce,
    identityOrigin: await hostedOrigin(),
    avatarOrigin: AVATAR_URL ? new URL(AVATAR_URL).origin : null,
    development: isDevelopment,
  });
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', csp);
  headers.set(REQUEST_ID_HEADER, crypto.randomUUID());
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  return { request, headers, csp };
}

/** No session: the three public screens are shown, data is refused, all else leads to the sign-in screen and back. */
function anonymous(visit: Visit, reason?: SessionEnded['reason']): NextResponse {
  const { request, headers } = visit;
  const { pathname } = request.nextUrl;
  const present = request.cookies.getAll();
  if (sessionCookieNames(present).length > 0) headers.set('cookie', withoutSession(present));
  const response = isPublicScreen(pathname) ? proceed(visit) : leave(visit, reason);
  for (const { name, value, options } of expiredSessionCookies(present)) response.cookies.set(name, value, options);
  return response;
}

function leave(visit: Visit, reason?: SessionEnded['reason']): NextResponse {
  const { pathname, search } = visit.request.nextUrl;
  if (pathname.startsWith('/api/')) return answer(visit, reason === 'idle' ? IDLE : UNAUTHORIZED);
  const wanted = pathname + search;
  const from = pathname === '/' || wanted.length > MAX_RETURN_LENGTH ? '' : wanted;
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from && { from }) });
  return redirectTo(visit, query.size === 0 ? '/login' : `/login?${query}`);
}

/** On to the page or handler, unless the path cannot be decoded: the framework would answer that with 500. */
function proceed(visit: Visit): NextResponse {
  if (!isDecodable(visit.request.nextUrl.pathname)) return answer(visit, NOT_FOUND);
  return sealed(visit, NextResponse.next({ request: { headers: visit.headers } }));
}

/** A form that was posted is not posted again where the redirect leads. */
function redirectTo(visit: Visit, path: string, status = SAFE.has(visit.request.method) ? 307 : 303): NextResponse {
  return sealed(visit, NextResponse.redirect(new URL(path, env().AUTH_URL), status));
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

function answer(visit: Visit, words: ErrorPage): NextResponse {
  return sealed(visit, htmlErrorPage(words, visit.request));
}

function sealed(visit: Visit, response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', visit.csp);
  response.headers.set('Cache-Control', PRIVATE_NO_STORE);
  response.headers.set(REQUEST_ID_HEADER, visit.headers.get(REQUEST_ID_HEADER) ?? '');
  return response;
}

/** Pages of this very request see the renewed tokens, and so does the browser. */
async function carryOnRequest(visit: Visit, fresh: SessionToken): Promise<void> {
  const present = visit.request.cookies.getAll();
  const renewed = (await sessionCookies(fresh, present)).filter(({ value }) => value !== '');
  const pairs = renewed.map(({ name, value }) => `${name}=${value}`);
  visit.headers.set('cookie', [withoutSession(present), ...pairs].filter(Boolean).join('; '));
}

async function withSession(response: NextResponse, visit: Visit, before: SessionToken, fresh: SessionToken) {
  if (!isOutdated(before, fresh)) return response;
  void sharedSessions().publishActivity(fresh);
  const cookies = await sessionCookies(fresh, visit.request.cookies.getAll());
  for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
  return response;
}

function withoutSession(present: { name: string; value: string }[]): string {
  const own = new Set(sessionCookieNames(present));
  return present
    .filter(({ name }) => !own.has(name))
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
