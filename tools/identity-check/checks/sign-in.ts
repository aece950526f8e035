import * as z from 'zod';
import { type Finding, notChecked, ok, wrong } from '../finding';
import type { Answer, Pool } from '../pool';

const Tokens = z.object({
  AccessToken: z.string().min(1),
  IdToken: z.string().min(1),
  RefreshToken: z.string().min(1).optional(),
});
export type Tokens = z.infer<typeof Tokens>;

const AuthAnswer = z.object({ AuthenticationResult: Tokens.optional(), ChallengeName: z.string().optional() });

/** @returns null for a response without tokens */
export function tokensIn({ body }: Answer): Tokens | null {
  return AuthAnswer.safeParse(body).data?.AuthenticationResult ?? null;
}

/** The challenges for which the app has a form. */
const known: Readonly<Record<string, string>> = {
  NEW_PASSWORD_REQUIRED: 'the account has a temporary password: sign in with it in the app once, then check again',
  SOFTWARE_TOKEN_MFA: 'the account needs a code, and the app has a form for it: check with an account without MFA',
};

const refusals: Readonly<Record<string, string>> = {
  NotAuthorizedException: 'CHECK_EMAIL and CHECK_PASSWORD are wrong, or the account is disabled or locked for a while',
  UserNotFoundException: 'no account has the address CHECK_EMAIL',
  UserNotConfirmedException: 'the account of CHECK_EMAIL is not confirmed: confirm it',
  PasswordResetRequiredException: 'the password of CHECK_EMAIL must be reset',
};

/** Signs in the test account as the app's form does. */
export async function checkSignIn(pool: Pool): Promise<{ finding: Finding; tokens: Tokens | null }> {
  const { account } = pool.settings;
  if (!account) {
    return { finding: notChecked('sign-in', 'CHECK_EMAIL and CHECK_PASSWORD are not set'), tokens: null };
  }
  const answer = await pool.signIn(account.email, account.password);
  const tokens = tokensIn(answer);
  return { finding: judge(answer, tokens), tokens };
}

function judge({ refusal, body }: Answer, tokens: Tokens | null): Finding {
  if (refusal) return wrong('sign-in', `${refusal.code}: ${refusals[refusal.code] ?? 'the pool refuses the account'}`);
  if (tokens) return ok('sign-in', 'e-mail and password give tokens');
  const challenge = AuthAnswer.safeParse(body).data?.ChallengeName;
  if (!challenge) return wrong('sign-in', 'the response has neither tokens nor a challenge');
  const how = known[challenge];
  if (how) return notChecked('sign-in', `${challenge}: ${how}`);
  const says = `${challenge}: the app has no form for this step; turn it off for staff, or let them use single sign-on`;
  return wrong('sign-in', says);
}
