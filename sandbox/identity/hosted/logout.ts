import type { Context } from 'hono';
import type { IdentityContext } from '../context';
import { clearSessionCookie, readSessionCookie } from './cookies';
import { errorPage } from './page';

/** Ends the browser session and redirects to the app, or with redirect_uri to a new sign-in. */
export function logout(c: Context, { client, browserSessions }: Pick<IdentityContext, 'client' | 'browserSessions'>) {
  const { client_id, logout_uri, redirect_uri, response_type } = c.req.query();
  if (client_id !== client.id) return refuse(c, 'invalid_request', `Client ${client_id ?? ''} does not exist.`);
  const isNewSignIn = logout_uri === undefined && redirect_uri !== undefined && response_type !== undefined;
  if (!isNewSignIn && (logout_uri === undefined || !client.logoutUris.includes(logout_uri))) {
    return refuse(c, 'redirect_mismatch', "Required String parameter 'logout_uri' is not present or not allowed");
  }
  browserSessions.use(readSessionCookie(c));
  clearSessionCookie(c);
  return c.redirect(isNewSignIn ? `/login${new URL(c.req.url).search}` : (logout_uri ?? '/'), 302);
}

const refuse = (c: Context, error: string, description: string) => c.html(errorPage(error, description), 400);
