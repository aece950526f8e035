import { type NextRequest, NextResponse } from 'next/server';
import { tooManyRequests, waitForSignIn } from '@/lib/auth/attempts/sign-in-requests';
import { hostedOrigin } from '@/lib/auth/provider/hosted-origin';
import { isActivity, isFetchedByRouter, type RequestKind } from '@/lib/auth/session/activity';
import { getFreshToken, SessionEnded } from '@/lib/auth/session/fresh-token';
import { isLeavingLogin } from '@/lib/auth/session/login-address';
import { redisSessions } from '@/lib/auth/session/redis-sessions';
import { MAX_RETURN_LENGTH, safeReturnPath } from '@/lib/auth/session/return-path';
import {
  expiredSessionCookies,
  isOutdated,
  openSessionCookie,
  readSessionCookie,
  sessionCookieNames,
  sessionCookies,
} from '@/lib/auth/session/session-cookie';
import { recordActivity } from '@/lib/auth/session/session-store';
import type { SessionToken } from '@/lib/auth/session/session-token';
import { env, hasDesignPage, isDevelopment } from '@/lib/server/env';
import { errorName } from '@/lib/server/error-name';
import { log } from '@/lib/server/log';
import { noteRequest } from '@/lib/server/request-context';
import { isForeign } from '@/lib/server/requests/foreign-request';
import { isShed } from '@/lib/server/requests/load-shedding';
import { isPublicScreen, RENEWAL_PATH } from '@/lib/server/requests/public-paths';
import { methodRefusal, REFUSAL_HEADER, refusalResponse } from '@/lib/server/requests/refusals';
import { PATH_HEADER, REQUEST_ID_HEADER } from '@/lib/server/requests/request-id';
import {
  BUSY,
  type ErrorPage,
  FOREIGN,
  htmlErrorPage,
  IDLE,
  NOT_FOUND,
  UNAUTHORIZED,
  UNAVAILABLE,
} from '@/lib/server/responses/html-error-page';
import { contentSecurityPolicy, PRIVATE_NO_STORE } from '@/lib/server/responses/security-headers';

export const config = {
  runtime: 'nodejs',
  matcher: [
    '/((?!_next/static/(?:[\\w/.~@\\(\\)[\\]-]|%40|%5[BD])+$|healthz$|favicon\\.ico$|icon\\.svg$|robots\\.txt$).*)',
    { source: '/:path*', has: [{ type: 'header', key: 'x-refusal' }] },
  ],
};

/** Password managers look for the password form here: https://w3c.github.io/webappsec-change-password-url/ */
const CHANGE_PASSWORD = '/.well-known/change-password';

type Context = { request: NextRequest; headers: Headers; csp: string };

/** Redirects signed-out visitors early. Pages and handlers check the session again. */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  const context = await createContext(request);
  const refusal = request.headers.get(REFUSAL_HEADER);
  if (refusal) return withHeaders(context, refusalResponse(refusal));
  if (isShed()) {
    await openSessionCookie(request.cookies.getAll());
    return errorResponse(context, BUSY);
  }
  const { pathname, search, searchParams } = request.nextUrl;
  const seconds = await waitForSignIn(pathname, request.headers.get('x-forwarded-for') ?? '');
  if (seconds > 0) return withHeaders(context, tooManyRequests(seconds, request.headers.has('next-action')));
  if (pathname.startsWith('/api/auth/')) return next(context);
  if (pathname === CHANGE_PASSWORD) return redirectTo(context, '/forgot-password');

  const session = await readSessionCookie(request.cookies.getAll());
  if (session === null) return signedOut(context);
  try {
    const fresh = await getFreshToken(session);
    if (isActivity(request.method, request.headers)) recordActivity(fresh);
    if (isLeavingLogin(kindOf(request), searchParams.get('reason'))) {
      const from = safeReturnPath(searchParams.get('from'));
      return withSession(redirectTo(context, from), context, session, fresh);
    }
    if (pathname !== '/' && pathname.endsWith('/')) {
      const redirect = redirectTo(context, withoutSlashes(pathname) + search, 308);
      return withSession(redirect, context, session, fresh);
    }
    if (fresh !== session) await setRequestCookies(context, fresh);
    return withSession(next(context), context, session, fresh);
  } catch (error) {
    if (error instanceof SessionEnded) return signedOut(context, error.reason);
    log('error', 'session.unavailable', { name: errorName(error) });
    return isPublicScreen(pathname, hasDesignPage()) ? next(context) : errorResponse(context, UNAVAILABLE);
  }
}

async function createContext(request: NextRequest): Promise<Context> {
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
  const id = crypto.randomUUID();
  noteRequest({ id });
  headers.set(REQUEST_ID_HEADER, id);
  headers.set(PATH_HEADER, request.nextUrl.pathname + request.nextUrl.search);
  return { request, headers, csp };
}

/** For signed-out visitors: shows a public screen, responds with 401 below /api, and otherwise redirects to sign-in. */
function signedOut(context: Context, reason?: SessionEnded['reason']): NextResponse {
  const { request, headers } = context;
  const present = request.cookies.getAll();
  if (sessionCookieNames(present).length > 0) {
    headers.set('cookie', otherCookies(present));
    if (!reason) log('warn', 'session.ended', { reason: 'unreadable' });
  }
  const isOpen = isPublicScreen(request.nextUrl.pathname, hasDesignPage());
  const response = isOpen ? next(context) : refuse(context, reason);
  // Keeps the cookie, which tells the next page why the session has ended.
  if (isFetchedByRouter(kindOf(request))) return response;
  for (const { name, value, options } of expiredSessionCookies(present)) response.cookies.set(name, value, options);
  return response;
}

function kindOf({ method, headers, nextUrl: { pathname } }: NextRequest): RequestKind {
  return { method, headers, pathname };
}

function refuse(context: Context, reason?: SessionEnded['reason']): NextResponse {
  const { pathname, search, searchParams } = context.request.nextUrl;
  const ofPage = pathname === RENEWAL_PATH ? safeReturnPath(searchParams.get('from')) : null;
  if (pathname.startsWith('/api/') && ofPage === null) {
    return errorResponse(context, reason === 'idle' ? IDLE : UNAUTHORIZED);
  }
  const wanted = ofPage ?? pathname + search;
  const from = pathname === '/' || wanted === '/' || wanted.length > MAX_RETURN_LENGTH ? '' : wanted;
  const query = new URLSearchParams({ ...(reason && { reason }), ...(from && { from }) });
  return redirectTo(context, query.size === 0 ? '/login' : `/login?${query}`);
}

/** Responds with 404 to a path that cannot be decoded, for which Next.js would respond with 500. */
function next(context: Context): NextResponse {
  const { method, headers, nextUrl } = context.request;
  if (!isDecodable(nextUrl.pathname)) return errorResponse(context, NOT_FOUND);
  if (isForeign({ method, headers, pathname: nextUrl.pathname })) return errorResponse(context, FOREIGN);
  const isPage = !nextUrl.pathname.startsWith('/api/');
  if (isPage && !PAGE_METHODS.has(method)) return withHeaders(context, methodRefusal());
  return withHeaders(context, NextResponse.next({ request: { headers: context.headers } }));
}

/** 303 turns a POST into a GET, so that the form is not sent again. */
function redirectTo(context: Context, path: string, status = SAFE.has(context.request.method) ? 307 : 303) {
  return withHeaders(context, NextResponse.redirect(new URL(path, env().AUTH_URL), status));
}

const SAFE: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** Next.js would render a page for any other method too. */
const PAGE_METHODS: ReadonlySet<string> = new Set([...SAFE, 'POST']);

function errorResponse(context: Context, page: ErrorPage): NextResponse {
  return withHeaders(context, htmlErrorPage(page, context.request));
}

function withHeaders(context: Context, response: NextResponse): NextResponse {
  response.headers.set('Content-Security-Policy', context.csp);
  response.headers.set('Cache-Control', PRIVATE_NO_STORE);
  response.headers.set(REQUEST_ID_HEADER, context.headers.get(REQUEST_ID_HEADER) ?? '');
  return response;
}

/** Also sets the renewed cookies on the request, so that the page gets them. */
async function setRequestCookies(context: Context, fresh: SessionToken): Promise<void> {
  const present = context.request.cookies.getAll();
  const renewed = (await sessionCookies(fresh, present)).filter(({ value }) => value !== '');
  const pairs = renewed.map(({ name, value }) => `${name}=${value}`);
  context.headers.set('cookie', [otherCookies(present), ...pairs].filter(Boolean).join('; '));
}

async function withSession(response: NextResponse, context: Context, before: SessionToken, fresh: SessionToken) {
  if (!isOutdated(before, fresh)) return response;
  void redisSessions.publishActivity(fresh);
  const cookies = await sessionCookies(fresh, context.request.cookies.getAll());
  for (const { name, value, options } of cookies) response.cookies.set(name, value, options);
  return response;
}

function otherCookies(present: { name: string; value: string }[]): string {
  const own = new Set(sessionCookieNames(present));
  return present
    .filter(({ name }) => !own.has(name))
    .map(({ name, value }) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');
}

function withoutSlashes(pathname: string): string {
  let end = pathname.length;
  while (pathname.endsWith('/', end)) end -= 1;
  return pathname.slice(0, end);
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
