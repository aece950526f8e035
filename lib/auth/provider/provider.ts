import 'server-only';

/** The steps between password and session that have a form. */
export const CHALLENGES = ['new-password', 'authenticator-code'] as const;
export type ChallengeKind = (typeof CHALLENGES)[number];

export type Challenge = {
  kind: ChallengeKind;
  /** The provider's handle of this sign-in: valid for one response, and for three minutes. */
  session: string;
  /** The provider's name of the account, which may differ from what was typed. */
  username: string;
};

export type ProviderTokens = {
  accessToken: string;
  idToken: string;
  /** Missing from a renewal where the pool does not rotate refresh tokens. */
  refreshToken?: string;
};

export type SignInOutcome =
  | { kind: 'tokens'; tokens: Required<ProviderTokens> }
  | { kind: 'challenge'; challenge: Challenge }
  /** A step without a form here, by the provider's name. */
  | { kind: 'unsupported'; step: string | undefined };

export type Identity = { sub: string; email: string; name: string | null; groups: readonly string[] };

/**
 * The calls that the app makes to the identity provider. `account` is an e-mail address or a user name, as it was typed.
 * Every call @throws ProviderRefusal when the provider refuses, ProviderUnavailable when it does not respond.
 */
export type IdentityProvider = {
  signIn(account: string, password: string): Promise<SignInOutcome>;
  /** @param response the new password, or the code of the authenticator app */
  answerChallenge(challenge: Challenge, response: string): Promise<SignInOutcome>;
  /** Sends a code to the owner of the account. */
  sendResetCode(account: string): Promise<void>;
  resetPassword(account: string, code: string, password: string): Promise<void>;
  renewTokens(refreshToken: string): Promise<ProviderTokens>;
  /** Revokes the refresh token and every access token that it produced. */
  revokeTokens(refreshToken: string): Promise<void>;
  /**
   * Revokes every refresh token of the account.
   * @returns false, without a call, for a token that may not: the hosted sign-in's lacks the permission
   */
  endAllSessions(accessToken: string): Promise<boolean>;
  /** @throws ZodError when the token lacks a claim that a session needs */
  readIdToken(idToken: string): Identity;
  /** @throws ZodError when the token lacks a claim that a session needs */
  readAccessToken(accessToken: string): { username: string; lifeSeconds: number };
};

/**
 * Why the provider refused. No kind says whether an account exists: wrong password and unknown account are
 * `wrong-credentials`, and wrong code and unknown account are `wrong-reset-code`.
 */
export type RefusalKind =
  | 'wrong-credentials'
  | 'password-reset-required'
  | 'account-unconfirmed'
  | 'challenge-expired'
  | 'challenge-invalid'
  | 'wrong-code'
  | 'used-code'
  | 'no-authenticator'
  | 'wrong-reset-code'
  | 'weak-password'
  | 'reused-password'
  | 'too-many-attempts'
  | 'rate-limited'
  | 'blocked'
  | 'other';

export class ProviderRefusal extends Error {
  override name = 'ProviderRefusal';
  /**
   * @param code the provider's own name of the refusal, for the log
   * @param message the provider's own words
   */
  constructor(
    readonly kind: RefusalKind,
    readonly code: string,
    message = '',
  ) {
    super(message);
  }
}

/** The provider did not respond, or not in its protocol: nothing is known about the session or the password. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}
