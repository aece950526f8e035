import { type Context, Hono } from 'hono';
import type { IdentityContext } from '../context';
import { OAuthError } from '../oauth/oauth-error';
import { type AuthorizeRequest, readAuthorizeRequest, withParameters } from './authorize-request';
import { readSessionCookie } from './cookies';
import { finishSignIn } from './finish-sign-in';
import { showLogin, submitLogin } from './login';
import { logout } from './logout';
import { errorPage, pagePolicy } from './page';

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
