import type { Context } from 'hono';
import { type IssuedChallenge, nextChallenge, verifyCode } from '../authenticator/challenges';
import { CognitoError } from '../cognito-error';
import type { Challenge, IdentityContext } from '../context';
import { type Form, readForm } from '../oauth/form';
import { setFirstPassword } from '../password/password-policy';
import type { IdentityUser } from '../schema';
import { type AuthorizeRequest, finishSignIn } from './authorize-request';
import { csrfToken, isSameOriginForm, writeSessionCookie } from './cookies';
import { type ChallengePage, codePage, errorPage, newPasswordPage, signInPage } from './pages';

const challengePages: Record<Challenge['name'], (page: ChallengePage) => ReturnType<typeof codePage>> = {
  NEW_PASSWORD_REQUIRED: newPasswordPage,
  SOFTWARE_TOKEN_MFA: codePage,
};

/** The page of the next challenge, undefined without one. */
export async function showChallenge(
  c: Context,
  user: IdentityUser,
  context: IdentityContext,
): Promise<Response | undefined> {
  const challenge = await nextChallenge(user, context);
  return challenge && (await show(c, challenge));
}

/** The user who passed the challenge, the page of the next challenge or of the error, or `expired`. */
export async function submitChallenge(
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

const askedBy = (c: Context, problem: string | undefined) => ({
  action: `/login${new URL(c.req.url).search}`,
  csrf: csrfToken(c),
  problem,
});

async function show(c: Context, { name, session }: IssuedChallenge, problem?: string): Promise<Response> {
  const body = challengePages[name]({ ...askedBy(c, problem), challenge: session });
  return await c.html(body, problem === undefined ? 200 : 400);
}

export function showLogin(c: Context, problem?: string, username = ''): Response | Promise<Response> {
  return c.html(signInPage({ ...askedBy(c, problem), username }), problem === undefined ? 200 : 400);
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
