import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { timingSafeTextEqual } from '../timing-safe-text';

const session = 'cognito';
const csrf = 'XSRF-TOKEN';

/** Seconds that a browser session lasts, as in Cognito's managed login. */
export const browserSessionSeconds = 60 * 60;

const attributes = (c: Context) =>
  ({ path: '/', httpOnly: true, sameSite: 'Lax', secure: new URL(c.req.url).protocol === 'https:' }) as const;

export const readSessionCookie = (c: Context): string => getCookie(c, session) ?? '';

export function writeSessionCookie(c: Context, ticket: string): void {
  setCookie(c, session, ticket, { ...attributes(c), maxAge: browserSessionSeconds });
}

export function clearSessionCookie(c: Context): void {
  deleteCookie(c, session, attributes(c));
}

/** The CSRF token that a form must send beside the cookie. All tabs of a browser share it. */
export function csrfToken(c: Context): string {
  const known = getCookie(c, csrf);
  if (known && /^[\w-]{43}$/.test(known)) return known;
  const made = randomBytes(32).toString('base64url');
  setCookie(c, csrf, made, attributes(c));
  return made;
}

/** Checks that a form sends the value of the CSRF cookie (double submit), which another site cannot read. */
export function isSameOriginForm(c: Context, field: string | undefined): boolean {
  const site = c.req.header('sec-fetch-site');
  if (site !== undefined && site !== 'same-origin' && site !== 'none') return false;
  const cookie = getCookie(c, csrf);
  return cookie !== undefined && field !== undefined && timingSafeTextEqual(cookie, field);
}
