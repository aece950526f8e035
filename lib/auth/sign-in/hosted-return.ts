import 'server-only';
import { createHash } from 'node:crypto';
import { cookies } from 'next/headers';
import type { NextRequest } from 'next/server';
import { safeReturnPath } from '@/lib/auth/session/return-path';
import { cookieName, usesHttps } from '@/lib/server/cookie-name';
import { env } from '@/lib/server/env';

const SECONDS = 15 * 60;

/** Each single sign-on has its own cookie, so that two tabs do not mix up their return paths. */
function returnCookie(state: string): string {
  return cookieName(`fairway.return-${createHash('sha256').update(state).digest('hex').slice(0, 16)}`);
}

const attributes = (maxAge: number) =>
  ({ httpOnly: true, sameSite: 'lax', path: '/', secure: usesHttps(), maxAge }) as const;

export async function keepReturnPath(authorization: URL, path: string): Promise<void> {
  const state = authorization.searchParams.get('state');
  if (state && path !== '/') (await cookies()).set(returnCookie(state), path, attributes(SECONDS));
}

/** Redirects to the sign-in screen, which then says that single sign-on failed. */
export function hostedFailed(): Response {
  const location = new URL('/login?error=Configuration', env().AUTH_URL).href;
  return new Response(null, { status: 302, headers: { location } });
}

export async function leadToWanted(request: NextRequest, answer: Response): Promise<Response> {
  const name = returnCookie(request.nextUrl.searchParams.get('state') ?? '');
  const path = safeReturnPath(request.cookies.get(name)?.value);
  const location = URL.parse(answer.headers.get('location') ?? '', env().AUTH_URL);
  if (path === '/' || location === null) return answer;
  const hasFailed = location.searchParams.has('error');
  if (hasFailed) location.searchParams.set('from', path);
  const headers = new Headers(answer.headers);
  headers.set('location', hasFailed ? location.href : new URL(path, env().AUTH_URL).href);
  (await cookies()).set(name, '', attributes(0));
  return new Response(null, { status: answer.status, headers });
}
