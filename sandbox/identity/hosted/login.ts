import type { Context } from 'hono';
import { CognitoError } from '../cognito-error';
import type { IdentityContext } from '../context';
import { readForm } from '../oauth/form';
import type { IdentityUser } from '../schema';
import type { AuthorizeRequest } from './authorize-request';
import { showChallenge, submitChallenge } from './challenge';
import { csrfToken, isSameOriginForm, writeSessionCookie } from './cookies';
import { finishSignIn } from './finish-sign-in';
import { errorPage } from './page';
import { signInPage } from './sign-in-page';

export function showLogin(c: Context, problem?: string, username = ''): Response | Promise<Response> {
  const action = `/login${new URL(c.req.url).search}`;
  const told = problem === undefined ? {} : { problem };
  return c.html(signInPage({ action, csrf: csrfToken(c), username, ...told }), problem === undefined ? 200 : 400);
}

/** The form of the sign-in page, or of the step that follows it. */
export async function submitLogin(c: Context, request: AuthorizeRequest, context: IdentityContext): Promise<Response> {
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
