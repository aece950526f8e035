import { type Context, Hono } from 'hono';
import { type IssuedChallenge, nextChallenge, verifyCode } from '../authenticator/challenges';
import { CognitoError } from '../cognito-error';
import type { Challenge, IdentityContext } from '../context';
import { type Form, OAuthError, readForm } from '../oauth/client-authentication';
import { setFirstPassword } from '../password-policy';
import type { IdentityUser } from '../schema';
import { type AuthorizeRequest, finishSignIn, readAuthorizeRequest, withParameters } from './authorize-request';
import { clearSessionCookie, csrfToken, isSameOriginForm, readSessionCookie, writeSessionCookie } from './cookies';
import { type ChallengePage, codePage, errorPage, newPasswordPage, pagePolicy, signInPage } from './pages';

const challengePages: Record<Challenge['name'], (page: ChallengePage) => ReturnType<typeof codePage>> = {
  NEW_PASSWORD_REQUIRED: newPasswordPage,
  SOFTWARE_TOKEN_MFA: codePage,
};

/** The page of the user's next challenge; undefined when there is no challenge. */
async function showChallenge(c: Context, user: IdentityUser, context: IdentityContext): Promise<Response | undefined> {
  const challenge = await nextChallenge(user, context);
  return challenge && (await show(c, challenge));
}

/**
 * Handles a challenge's form. Returns the user once all challenges are passed, a page (the next challenge or an error),
 * or `expired`.
 */
async function submitChallenge(
  c: Context,
  session: string,
  form: Form,
  context: IdentityContext,
): Promise<IdentityUser | Response | 'expired'> {
  const found = context.challenges.find(session);
  const user = found.state === 'live' ? await context.users.get(found.value.sub) : undefined;
  if (found.state !== 'live' || !user?.enabled) return 'expired';
  const { name } = found.value;
  const consume = () => context.challenges.use(session);
  try {
    if (name === 'SOFTWARE_TOKEN_MFA') {
      await verifyCode(user, form.get('code')?.replaceAll(/\s/g, '') ?? '', context, consume);
      return user;
    }
    if (user.status !== 'FORCE_CHANGE_PASSWORD') return 'expired';
    const changed = await setFirstPassword(user, form.get('new_password') ?? '', context, consume);
    return (await showChallenge(c, changed, context)) ?? changed;
  } catch (error) {
    if (error instanceof CognitoError) return await show(c, { name, session }, error.message);
    throw error;
  }
}

const formProps = (c: Context, problem: string | undefined) => ({
  action: `/login${new URL(c.req.url).search}`,
  csrf: csrfToken(c),
  problem,
});

async function show(c: Context, { name, session }: IssuedChallenge, problem?: string): Promise<Response> {
  const body = challengePages[name]({ ...formProps(c, problem), challenge: session });
  return await c.html(body, problem === undefined ? 200 : 400);
}

function showLogin(c: Context, problem?: string, username = ''): Response | Promise<Response> {
  return c.html(signInPage({ ...formProps(c, problem), username }), problem === undefined ? 200 : 400);
}

/** Handles the form of the sign-in page or of a challenge page. */
async function submitLogin(c: Context, request: AuthorizeRequest, context: IdentityContext): Promise<Response> {
  const form = await readForm(c);
  if (!isSameOriginForm(c, form.get('_csrf'))) {
    return c.html(errorPage('invalid_request', 'The form has expired. Go back and open the sign-in page again.'), 403);
  }
  const challenge = form.get('challenge');
  if (challenge !== undefined) {
    const outcome = await submitChallenge(c, challenge, form, context);
    if (outcome === 'expired') return await showLogin(c, 'Your sign-in has expired. Sign in again.');
    return outcome instanceof Response ? outcome : enter(c, outcome, request, context);
  }

  const username = form.get('username') ?? '';
  try {
    context.throttle.admit('UserAuthentication');
    const user = await context.signIn(username, form.get('password') ?? '');
    return (await showChallenge(c, user, context)) ?? enter(c, user, request, context);
  } catch (error) {
    if (error instanceof CognitoError) return await showLogin(c, error.message, username);
    throw error;
  }
}

function enter(c: Context, user: IdentityUser, request: AuthorizeRequest, context: IdentityContext): Response {
  const session = { sub: user.sub, authTime: context.clock() };
  writeSessionCookie(c, context.browserSessions.issue(session));
  return c.redirect(finishSignIn(request, session, context), 302);
}

/** Ends the browser session, then redirects to the app, or to a new sign-in if the query contains `redirect_uri`. */
function logout(c: Context, { client, browserSessions }: Pick<IdentityContext, 'client' | 'browserSessions'>) {
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

/** Serves the pool's pages for authorization, sign-in and sign-out. */
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

  /** Calls `then` for a valid request; responds to an invalid one with an error page or a redirect. */
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
