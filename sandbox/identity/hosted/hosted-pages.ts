import { type Context, Hono } from 'hono';
import type { IdentityContext } from '../context';
import { OAuthError } from '../oauth/form';
import { type AuthorizeRequest, finishSignIn, readAuthorizeRequest, withParameters } from './authorize-request';
import { clearSessionCookie, readSessionCookie } from './cookies';
import { showLogin, submitLogin } from './login';
import { errorPage, pagePolicy } from './pages';

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

/** The pool's pages: authorization, sign-in and sign-out. */
export function createHostedPages(context: IdentityContext): Hono {
  const app = new Hono();
  app.onError((error, c) => {
    if (error instanceof OAuthError) return c.html(errorPage(error.code, error.message), 400);
    context.log(`identity failed: ${error.stack ?? error.message}`);
    return c.html(errorPage('server_error', 'Something went wrong. Try again.'), 500);
  });

  const policy = pagePolicy(context.appOrigins);
  const withPolicy = async (c: Context, next: () => Promise<void>) => {
    await next();
    c.header('Content-Security-Policy', policy);
  };
  for (const path of ['/oauth2/authorize', '/login', '/logout']) app.use(path, withPolicy);

  /** Runs `then` for a valid request; handles invalid ones. */
  async function withRequest(c: Context, then: (request: AuthorizeRequest) => Response | Promise<Response>) {
    const read = readAuthorizeRequest(new URL(c.req.url).searchParams, context.client);
    if (read.kind === 'page') return c.html(errorPage(read.error, read.description), 400);
    if (read.kind === 'redirect') return c.redirect(read.location, 302);
    return await then(read.request);
  }

  app.get('/oauth2/authorize', (c) =>
    withRequest(c, (request) => {
      const found = context.browserSessions.find(readSessionCookie(c));
      if (found.state === 'live' && request.prompt !== 'login') {
        return c.redirect(finishSignIn(request, found.value, context), 302);
      }
      if (request.prompt === 'none') {
        const { redirectUri, state } = request;
        return c.redirect(withParameters(redirectUri, { error: 'login_required', state }), 302);
      }
      return c.redirect(`/login${new URL(c.req.url).search}`, 302);
    }),
  );
  app.get('/login', (c) => withRequest(c, () => showLogin(c)));
  app.post('/login', (c) => withRequest(c, (request) => submitLogin(c, request, context)));
  app.get('/logout', (c) => logout(c, context));
  return app;
}
