import type { Context } from 'hono';
import { CognitoError } from '../cognito-error';
import type { IdentityContext } from '../context';
import { setFirstPassword } from '../first-password';
import { type Form, readForm } from '../oauth/form';
import type { IdentityUser } from '../schema';
import type { AuthorizeRequest } from './authorize-request';
import { csrfToken, isOwnForm, writeSessionCookie } from './cookies';
import { finishSignIn } from './finish-sign-in';
import { errorPage } from './page';
import { newPasswordPage, signInPage } from './sign-in-page';

const expired = 'Your sign-in has expired. Sign in again.';

export function showLogin(c: Context, problem?: string, username = ''): Response | Promise<Response> {
  const action = `/login${new URL(c.req.url).search}`;
  const told = problem === undefined ? {} : { problem };
  return c.html(signInPage({ action, csrf: csrfToken(c), username, ...told }), problem === undefined ? 200 : 400);
}

/** The form of the sign-in page, or the one for the password that replaces a temporary one. */
export async function submitLogin(c: Context, request: AuthorizeRequest, context: IdentityContext): Promise<Response> {
  const form = await readForm(c);
  if (!isOwnForm(c, form.get('_csrf'))) {
    return c.html(errorPage('invalid_request', 'The form has expired. Go back and open the sign-in page again.'), 403);
  }
  const challenge = form.get('challenge');
  if (challenge !== undefined) return await submitNewPassword(c, challenge, form, request, context);

  const username = form.get('username') ?? '';
  try {
    const user = await context.signIn(username, form.get('password') ?? '');
    if (user.status !== 'FORCE_CHANGE_PASSWORD') return enter(c, user, request, context);
    return showNewPassword(c, context.challenges.issue({ name: 'NEW_PASSWORD_REQUIRED', sub: user.sub }));
  } catch (error) {
    if (error instanceof CognitoError) return showLogin(c, error.message, username);
    throw error;
  }
}

async function submitNewPassword(
  c: Context,
  challenge: string,
  form: Form,
  request: AuthorizeRequest,
  context: IdentityContext,
): Promise<Response> {
  const look = context.challenges.look(challenge);
  const user = look.state === 'live' ? await context.users.get(look.value.sub) : undefined;
  if (!user?.enabled || user.status !== 'FORCE_CHANGE_PASSWORD') return showLogin(c, expired);
  try {
    await setFirstPassword(user, form.get('new_password') ?? '', context, () => context.challenges.use(challenge));
  } catch (error) {
    if (error instanceof CognitoError) return showNewPassword(c, challenge, error.message);
    throw error;
  }
  return enter(c, user, request, context);
}

function showNewPassword(c: Context, challenge: string, problem?: string): Response | Promise<Response> {
  const action = `/login${new URL(c.req.url).search}`;
  const told = problem === undefined ? {} : { problem };
  return c.html(newPasswordPage({ action, csrf: csrfToken(c), challenge, ...told }), problem === undefined ? 200 : 400);
}

function enter(c: Context, user: IdentityUser, request: AuthorizeRequest, context: IdentityContext): Response {
  const session = { sub: user.sub, authTime: context.clock() };
  writeSessionCookie(c, context.browserSessions.issue(session));
  return c.redirect(finishSignIn(request, session, context), 302);
}
