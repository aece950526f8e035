import type { Context } from 'hono';
import { type IssuedChallenge, nextChallenge } from '../authenticator/next-challenge';
import { verifyCode } from '../authenticator/verify-code';
import { CognitoError } from '../cognito-error';
import type { Challenge, IdentityContext } from '../context';
import type { Form } from '../oauth/form';
import { setFirstPassword } from '../password/first-password';
import type { IdentityUser } from '../schema';
import { type ChallengePage, codePage, newPasswordPage } from './challenge-pages';
import { csrfToken } from './cookies';

const pages: Record<Challenge['name'], (page: ChallengePage) => ReturnType<typeof codePage>> = {
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

async function show(c: Context, { name, session }: IssuedChallenge, problem?: string): Promise<Response> {
  const action = `/login${new URL(c.req.url).search}`;
  const told = problem === undefined ? {} : { problem };
  const body = pages[name]({ action, csrf: csrfToken(c), challenge: session, ...told });
  return await c.html(body, problem === undefined ? 200 : 400);
}
