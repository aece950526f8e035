import { nextChallenge } from '../authenticator/next-challenge';
import type { Challenge, IdentityContext } from '../context';
import type { IdentityUser } from '../schema';
import { adminScope } from '../tokens/claims';
import { authenticationResult } from './authentication-result';

/** Tokens, or the challenge that must be answered first. */
export async function tokensOrChallenge(user: IdentityUser, context: IdentityContext): Promise<object> {
  const challenge = await nextChallenge(user, context);
  if (!challenge) return authenticationResult(await context.sessions.open(user, { scope: adminScope }));
  const { name, session } = challenge;
  return {
    ChallengeName: name,
    ChallengeParameters: { USER_ID_FOR_SRP: user.username, ...parameters[name](user) },
    Session: session,
  };
}

const parameters: Record<Challenge['name'], (user: IdentityUser) => Record<string, string>> = {
  NEW_PASSWORD_REQUIRED: ({ email, name }) => ({
    requiredAttributes: '[]',
    userAttributes: JSON.stringify({ email, email_verified: 'true', name }),
  }),
  SOFTWARE_TOKEN_MFA: () => ({}),
};
